import styled from 'styled-components';
import { Icon } from '../../../../components/Icon/Icon';
import { email, lettersAndDigits, lettersAndSpaces } from '../../../../forms/rules/filters';
import { FormDateField } from '../../../../forms/FormDateField';
import { FormSelectField } from '../../../../forms/FormSelectField';
import { FormTextField } from '../../../../forms/FormTextField';
import { color, space } from '../../../../tokens';
import { noDay } from './detailsSchema';
import { FieldGroup } from './FieldGroup';
import { profileWords } from '../../profileWords';

interface PersonalFieldsProps {
  /** YYYY-MM-DD: nobody is born later. */
  today: string;
  emailLocked: boolean;
  emailVerified: boolean;
  /** Called with what was taken out of the email. */
  onEmailCut: (removed: string) => void;
}

const genders = [
  { value: '', label: profileWords.notSaid },
  { value: 'female', label: profileWords.female },
  { value: 'male', label: profileWords.male },
];

export function PersonalFields(props: PersonalFieldsProps) {
  const { today, emailLocked, emailVerified, onEmailCut } = props;
  return (
    <FieldGroup title={profileWords.personal}>
      <FormTextField
        name="name"
        label={profileWords.name}
        autoComplete="name"
        aria-required
        filter={lettersAndSpaces}
        limit={100}
      />
      <FormTextField
        name="email"
        label={profileWords.email}
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
                {profileWords.verified}
              </Verified>
            )}{' '}
            {emailLocked && profileWords.writeToSupportToChange}
          </>
        }
      />
      <FormSelectField name="gender" label={profileWords.gender} autoComplete="sex" options={genders} />
      <FormDateField
        name="dob"
        label={profileWords.dateOfBirth}
        autoComplete="bday"
        min="1900-01-01"
        max={today}
        unfinished={noDay}
      />
      <FormTextField
        name="taxId"
        label={profileWords.taxId}
        autoComplete="off"
        filter={lettersAndDigits}
        limit={40}
      />
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
