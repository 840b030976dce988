import { addressLine, digits, lettersAndSpaces } from '../../../../forms/rules/filters';
import { FormTextField } from '../../../../forms/FormTextField';
import { FieldGroup, Wide } from './FieldGroup';
import { profileMessages } from '../../messages';

const anyDigits = digits();

export function AddressFields() {
  return (
    <FieldGroup title={profileMessages.address}>
      <Wide>
        <FormTextField
          name="addressLine1"
          label={profileMessages.addressLine1}
          autoComplete="address-line1"
          filter={addressLine}
          limit={200}
        />
      </Wide>
      <Wide>
        <FormTextField
          name="addressLine2"
          label={profileMessages.addressLine2}
          autoComplete="address-line2"
          filter={addressLine}
          limit={200}
        />
      </Wide>
      <FormTextField
        name="landmark"
        label={profileMessages.landmark}
        autoComplete="off"
        filter={lettersAndSpaces}
        limit={100}
      />
      <FormTextField
        name="city"
        label={profileMessages.city}
        autoComplete="address-level2"
        filter={lettersAndSpaces}
        limit={100}
      />
      <FormTextField
        name="state"
        label={profileMessages.state}
        autoComplete="address-level1"
        filter={lettersAndSpaces}
        limit={100}
      />
      <FormTextField
        name="pincode"
        label={profileMessages.pincode}
        autoComplete="postal-code"
        inputMode="numeric"
        filter={anyDigits}
        limit={12}
      />
    </FieldGroup>
  );
}
