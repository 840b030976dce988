import { lettersAndDigits } from '../../../../forms/rules/filters';
import { FormImageField } from '../../../../forms/FormImageField';
import { FormSelectField } from '../../../../forms/FormSelectField';
import { FormTextField } from '../../../../forms/FormTextField';
import { kycTexts } from '../../../../text/messages';
import type { RequiredDocument } from '../kycProgress';
import { kycMessages } from '../messages';
import { Pair } from '../Pair';

interface DocumentFieldsProps {
  document: RequiredDocument;
  disabled: boolean;
}

const image = { tooLargeMessage: kycTexts.imageTooLarge };

/** Name, number, front and back. A photo has only the front (D43). */
export function DocumentFields({ document: { type, names }, disabled }: DocumentFieldsProps) {
  if (type === 'photo')
    return (
      <Pair>
        <FormImageField {...image} name="front" label={kycMessages.photo} camera="user" disabled={disabled} />
      </Pair>
    );
  return (
    <>
      <Pair>
        <FormSelectField
          name="name"
          label={kycMessages.document}
          placeholder={kycMessages.chooseDocument}
          options={names.map((name) => ({ value: name, label: name }))}
          aria-required
          disabled={disabled}
        />
        <FormTextField
          name="number"
          label={kycMessages.number}
          hint={kycMessages.numberHint}
          filter={lettersAndDigits}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          aria-required
          disabled={disabled}
        />
      </Pair>
      <Pair>
        <FormImageField {...image} name="front" label={kycMessages.front} disabled={disabled} />
        <FormImageField
          {...image}
          name="back"
          label={kycMessages.back}
          hint={kycMessages.backHint}
          disabled={disabled}
        />
      </Pair>
    </>
  );
}
