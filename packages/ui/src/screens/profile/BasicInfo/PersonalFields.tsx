import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { email, lettersAndDigits, lettersAndSpaces } from '../../../forms/filters';
import { FormDateField } from '../../../forms/FormDateField';
import { FormSelectField } from '../../../forms/FormSelectField';
import { FormTextField } from '../../../forms/FormTextField';
import { noDay } from './detailsSchema';
import { FieldGroup } from './FieldGroup';

interface PersonalFieldsProps {
  /** YYYY-MM-DD: nobody is born later. */
  today: string;
  emailLocked: boolean;
  emailVerified: boolean;
}

const genders = [
  { value: '', label: 'Not said' },
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];

export function PersonalFields({ today, emailLocked, emailVerified }: PersonalFieldsProps) {
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
        readOnly={emailLocked}
        aside={emailVerified && <StatusPill tone="good">Verified</StatusPill>}
        hint={emailLocked && 'Write to support to change it.'}
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
