import { addressLine, digits, lettersAndSpaces } from '../../../../forms/rules/filters';
import { FormTextField } from '../../../../forms/FormTextField';
import { FieldGroup, Wide } from './FieldGroup';
import { profileWords } from '../../profileWords';

const anyDigits = digits();

export function AddressFields() {
  return (
    <FieldGroup title={profileWords.address}>
      <Wide>
        <FormTextField
          name="addressLine1"
          label={profileWords.addressLine1}
          autoComplete="address-line1"
          filter={addressLine}
          limit={200}
        />
      </Wide>
      <Wide>
        <FormTextField
          name="addressLine2"
          label={profileWords.addressLine2}
          autoComplete="address-line2"
          filter={addressLine}
          limit={200}
        />
      </Wide>
      <FormTextField
        name="landmark"
        label={profileWords.landmark}
        autoComplete="off"
        filter={lettersAndSpaces}
        limit={100}
      />
      <FormTextField
        name="city"
        label={profileWords.city}
        autoComplete="address-level2"
        filter={lettersAndSpaces}
        limit={100}
      />
      <FormTextField
        name="state"
        label={profileWords.state}
        autoComplete="address-level1"
        filter={lettersAndSpaces}
        limit={100}
      />
      <FormTextField
        name="pincode"
        label={profileWords.pincode}
        autoComplete="postal-code"
        inputMode="numeric"
        filter={anyDigits}
        limit={12}
      />
    </FieldGroup>
  );
}
