import type { Country } from '../../../../components/CountryField/findCountries';
import { digits } from '../../../../forms/rules/filters';
import { FormCountryField } from '../../../../forms/FormCountryField';
import { FormPhoneField } from '../../../../forms/phone/FormPhoneField';
import type { Remote } from '../../../../remote';
import { FieldGroup } from './FieldGroup';
import { profileMessages } from '../../messages';

const anyDigits = digits();

/** Choosing a country puts its calling code before the phone, and never touches a typed number (D31). */
export function ContactFields({ countries }: { countries: Remote<readonly Country[]> }) {
  return (
    <FieldGroup title={profileMessages.contact}>
      <FormCountryField
        name="country"
        label={profileMessages.country}
        countries={countries}
        phone={{ name: 'phone', plus: false }}
      />
      <FormPhoneField
        name="phone"
        country="country"
        countries={countries}
        plus={false}
        label={profileMessages.phone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        aria-required
        filter={anyDigits}
        limit={20}
        hint={profileMessages.phoneHint}
      />
    </FieldGroup>
  );
}
