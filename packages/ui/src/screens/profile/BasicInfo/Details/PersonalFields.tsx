import styled from 'styled-components';
import { Icon } from '../../../../components/Icon/Icon';
import { email, lettersAndDigits, lettersAndSpaces } from '../../../../forms/rules/filters';
import { FormDateField } from '../../../../forms/FormDateField';
import { FormSelectField } from '../../../../forms/FormSelectField';
import { FormTextField } from '../../../../forms/FormTextField';
import { color, space } from '../../../../tokens';
import { noDay } from './detailsSchema';
import { FieldGroup } from './FieldGroup';

interface PersonalFieldsProps {
  /** YYYY-MM-DD: nobody is born later. */
  today: string;
  emailLocked: boolean;
  emailVerified: boolean;
  /** Called with what was taken out of the email. */
  onEmailCut: (removed: string) => void;
}

const genders = [
  { value: '', label: 'Not said' },
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];

export function PersonalFields(props: PersonalFieldsProps) {
  const { today, emailLocked, emailVerified, onEmailCut } = props;
  return (
    <FieldGroup title="Personal">
      <FormTextField
        name="name"
        label="Name"
        autoComplete="name"
        aria-required
        filter={lettersAndSpaces}
        limit={100}
      />
      <FormTextField
        name="email"
        label="Email"
        autoComplete="email"
        inputMode="email"
        aria-required={!emailLocked || undefined}
        filter={email}
        limit={254}
        onTaken={onEmailCut}
        readOnly={emailLocked}
        hint={
          <>
            {emailVerified && (
              <Verified>
                <Icon name="check" />
                Verified.
              </Verified>
            )}{' '}
            {emailLocked && 'Write to support to change it.'}
          </>
        }
      />
      <FormSelectField name="gender" label="Gender" autoComplete="sex" options={genders} />
      <FormDateField
        name="dob"
        label="Date of birth"
        autoComplete="bday"
        min="1900-01-01"
        max={today}
        unfinished={noDay}
      />
      <FormTextField name="taxId" label="Tax ID" autoComplete="off" filter={lettersAndDigits} limit={40} />
    </FieldGroup>
  );
}

const Verified = styled.span`
  color: ${color.good};

  svg {
    display: inline;
    margin-inline-end: ${space[1]};
    vertical-align: -0.2em;
  }
`;
