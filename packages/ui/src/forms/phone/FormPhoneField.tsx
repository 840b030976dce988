import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { selectDialledCountry, type Country } from '../../components/CountryField/findCountries';
import type { InputFilter } from '../../components/TextField/inputFilter';
import type { Remote } from '../../remote';
import { commonMessages } from '../../text/commonMessages';
import { FormTextField, type FormTextFieldProps } from '../FormTextField';
import { withoutTrunkZero } from './trunkZero';

export interface FormPhoneFieldProps extends FormTextFieldProps {
  filter: InputFilter;
  /** The name of the form's country field. */
  country: string;
  countries: Remote<readonly Country[]>;
  /** Whether the phone may contain a plus: at registration, not in the profile (D31). */
  plus: boolean;
}

/**
 * A phone with its calling code. A domestic trunk zero is removed, and the field shows a note (D31). Before a country is
 * chosen, a number from abroad chooses it.
 */
export function FormPhoneField({ country, countries, plus, filter, hint, ...rest }: FormPhoneFieldProps) {
  const { values, setFieldValue } = useFormikContext<Record<string, unknown>>();
  const [without, setWithout] = useState('');
  const all = countries.state === 'ready' ? countries.data : [];
  const callingCode = all.find(({ id }) => id === values[country])?.callingCode ?? '';
  const code = plus ? callingCode : callingCode.slice(1);
  const filterPhone = useMemo<InputFilter>(
    () => (typed) => {
      const { text, removed } = filter(typed);
      return { text: withoutTrunkZero(text, code), removed };
    },
    [filter, code],
  );
  return (
    <FormTextField
      {...rest}
      filter={filterPhone}
      hint={
        without !== '' && without === code ? (
          <span role="status">{commonMessages.zeroLeftOut({ code })}</span>
        ) : (
          hint
        )
      }
      onInput={({ currentTarget: { value } }) => {
        // The filter has not run on this value yet.
        const { text } = filter(value);
        if (withoutTrunkZero(text, code) !== text) setWithout(code);
        else if (text === '') setWithout('');
        const dialled = values[country] === '' ? selectDialledCountry(text, all) : undefined;
        if (dialled) void setFieldValue(country, dialled.id);
      }}
    />
  );
}
