import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { Button } from '../../../../components/Button/Button';
import { HoldAhead } from '../../../../components/HoldAhead/HoldAhead';
import { color, fontSize } from '../../../../tokens';
import { profileMessages } from '../../messages';
import { FormFoot } from '../../SettingCard/FormFoot';
import type { MemberDetails } from './detailsSchema';

interface DetailsFootProps {
  busy: boolean;
  /** The member saved without a change. Nothing is sent, and the form's footer shows this. */
  unchanged: boolean;
}

export function DetailsFoot({ busy, unchanged }: DetailsFootProps) {
  const { dirty, values, initialValues, resetForm } = useFormikContext<MemberDetails>();
  return (
    <>
      {values.email !== initialValues.email && <HoldAhead />}
      <FormFoot>
        <Button type="submit" variant="main" busy={busy}>
          {profileMessages.save}
        </Button>
        {dirty && !busy && (
          <Button variant="quiet" onClick={() => resetForm()}>
            {profileMessages.discard}
          </Button>
        )}
        <Word role="status">{unchanged && !dirty && profileMessages.unchanged}</Word>
      </FormFoot>
    </>
  );
}

const Word = styled.p`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;
