import { useFormikContext } from 'formik';
import type { KeyboardEvent } from 'react';
import type { NameCheck } from '../../../../components/CheckMark/nameCheck';
import { Segments } from '../../../../components/Segments/Segments';
import { FormNameField } from '../../../../forms/FormNameField';
import { purchaseTexts } from '../../../../text/messages';
import type { PurchaseDraft } from '../purchase';
import { purchaseMessages } from '../messages';

interface WhomFieldsProps {
  check: NameCheck | undefined;
  onUserEnter: (username: string) => void;
}

const options = [
  { value: 'self', label: purchaseTexts.self },
  { value: 'other', label: purchaseTexts.otherUser },
] as const;

/** The member, or another user by name (B §2). */
export function WhomFields({ check, onUserEnter }: WhomFieldsProps) {
  const { values, setFieldValue } = useFormikContext<PurchaseDraft>();
  const { buyFor, username } = values;
  const checkOnEnter = ({ key }: KeyboardEvent) => {
    // While Buy is inactive, Enter sends nothing. It means that the name is complete.
    if (key === 'Enter' && username !== '' && check === undefined) onUserEnter(username);
  };
  return (
    <>
      <Segments
        label={purchaseMessages.buyFor}
        segments={options}
        value={buyFor}
        onChange={(next) => void setFieldValue('buyFor', next)}
      />
      {buyFor === 'other' && (
        <FormNameField
          name="username"
          label={purchaseMessages.username}
          autoComplete="off"
          check={check}
          hint={purchaseMessages.checkedOnLeaving}
          onKeyDown={checkOnEnter}
          onEnter={onUserEnter}
        />
      )}
    </>
  );
}
