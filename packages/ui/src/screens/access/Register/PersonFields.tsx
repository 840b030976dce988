import type { FocusEvent } from 'react';
import type { Country } from '../../../components/CountryField/findCountries';
import { email, digits, lettersAndSpaces, phone } from '../../../forms/rules/filters';
import { FormCountryField } from '../../../forms/FormCountryField';
import { FormNewPasswordField } from '../../../forms/password/FormNewPasswordField';
import { FormPasswordField } from '../../../forms/FormPasswordField';
import { FormPhoneField } from '../../../forms/phone/FormPhoneField';
import { FormTextField } from '../../../forms/FormTextField';
import { FormNameField } from '../../../forms/FormNameField';
import type { Remote } from '../../../remote';
import { FieldPair } from './RegisterForm.styles';
import { limits, type NameChecks } from './registration';
import { registerMessages } from './messages';

const pinDigits = digits();

/**
 * Tab selects a field's text. The cursor goes behind a prefilled calling code, so the member does not overwrite it.
 */
const keepCode = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
  const { value, selectionStart, selectionEnd } = currentTarget;
  const selected = selectionStart === 0 && selectionEnd === value.length;
  if (selected && /^\+\d{1,7}$/.test(value)) currentTarget.setSelectionRange(value.length, value.length);
};

export interface PersonFieldsProps extends Pick<NameChecks, 'usernameCheck'> {
  countries: Remote<readonly Country[]>;
  /** The field lost the focus with an unchecked name. */
  onUsernameEnter: (username: string) => void;
  /** Returns the listener for the characters that were removed from a field. */
  onCharactersRemove: (field: 'name' | 'email') => (removed: string) => void;
}

/**
 * Who signs up and their sign-in data (A §2, A §5). The country comes first, because it sets the phone's calling code.
 */
export function PersonFields(props: PersonFieldsProps) {
  const { countries, usernameCheck, onUsernameEnter, onCharactersRemove } = props;
  return (
    <>
      <FieldPair>
        <FormTextField
          name="name"
          label={registerMessages.name}
          autoComplete="name"
          autoCapitalize="words"
          aria-required
          filter={lettersAndSpaces}
          limit={limits.name}
          onCharactersRemove={onCharactersRemove('name')}
        />
        <FormNameField
          name="username"
          label={registerMessages.username}
          autoComplete="username"
          check={usernameCheck}
          onEnter={onUsernameEnter}
        />
      </FieldPair>
      <FormTextField
        name="email"
        label={registerMessages.email}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-required
        filter={email}
        limit={limits.email}
        onCharactersRemove={onCharactersRemove('email')}
      />
      <FieldPair>
        <FormCountryField
          name="country"
          label={registerMessages.country}
          placeholder={registerMessages.chooseCountry}
          required
          countries={countries}
          phone={{ name: 'phone', plus: true }}
        />
        <FormPhoneField
          name="phone"
          country="country"
          countries={countries}
          plus
          label={registerMessages.phone}
          autoComplete="tel"
          inputMode="tel"
          onFocus={keepCode}
          aria-required
          filter={phone}
          limit={limits.phone}
        />
      </FieldPair>
      <FieldPair>
        <FormNewPasswordField
          name="password"
          label={registerMessages.password}
          knownFrom={['username', 'name', 'email']}
          aria-required
          limit={limits.password}
        />
        <FormPasswordField
          name="pin"
          label={registerMessages.pin}
          autoComplete="off"
          inputMode="numeric"
          aria-required
          filter={pinDigits}
          limit={limits.pin}
        />
      </FieldPair>
    </>
  );
}
