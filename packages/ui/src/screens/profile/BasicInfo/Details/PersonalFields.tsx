import styled from 'styled-components';
import { Icon } from '../../../../components/Icon/Icon';
import { email, lettersAndDigits, lettersAndSpaces } from '../../../../forms/rules/filters';
import { FormDateField } from '../../../../forms/FormDateField';
import { FormSelectField } from '../../../../forms/FormSelectField';
import { FormTextField } from '../../../../forms/FormTextField';
import { color, space } from '../../../../tokens';
import { noDay } from './detailsSchema';
import { FieldGroup } from './FieldGroup';
import { profileMessages } from '../../messages';

interface PersonalFieldsProps {
  /** YYYY-MM-DD. A later date of birth is invalid. */
  today: string;
  emailLocked: boolean;
  emailVerified: boolean;
  /** Returns the listener for the characters that were removed from a field. */
  onCharactersRemove: (field: 'name' | 'email') => (removed: string) => void;
}

const genders = [
  { value: '', label: profileMessages.noGender },
  { value: 'female', label: profileMessages.female },
  { value: 'male', label: profileMessages.male },
];

export function PersonalFields(props: PersonalFieldsProps) {
  const { today, emailLocked, emailVerified, onCharactersRemove } = props;
  return (
    <FieldGroup title={profileMessages.personal}>
      <FormTextField
        name="name"
        label={profileMessages.name}
        autoComplete="name"
        aria-required
        filter={lettersAndSpaces}
        limit={100}
        onCharactersRemove={onCharactersRemove('name')}
      />
      <FormTextField
        name="email"
        label={profileMessages.email}
        autoComplete="email"
        inputMode="email"
        aria-required={!emailLocked || undefined}
        filter={email}
        limit={254}
        onCharactersRemove={onCharactersRemove('email')}
        readOnly={emailLocked}
        hint={
          <>
            {emailVerified && (
              <Verified>
                <Icon name="check" />
                {profileMessages.verified}
              </Verified>
            )}{' '}
            {emailLocked && profileMessages.emailLocked}
          </>
        }
      />
      <FormSelectField name="gender" label={profileMessages.gender} autoComplete="sex" options={genders} />
      <FormDateField
        name="dob"
        label={profileMessages.dateOfBirth}
        autoComplete="bday"
        min="1900-01-01"
        max={today}
        unfinished={noDay}
      />
      <FormTextField
        name="taxId"
        label={profileMessages.taxId}
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
