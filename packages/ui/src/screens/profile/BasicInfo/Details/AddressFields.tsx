import { addressLine, digits, lettersAndSpaces } from '../../../../forms/rules/filters';
import { FormTextField } from '../../../../forms/FormTextField';
import { FieldGroup, Wide } from './FieldGroup';

const anyDigits = digits();

export function AddressFields() {
  return (
    <FieldGroup title="Address">
      <Wide>
        <FormTextField
          name="addressLine1"
          label="Address line 1"
          autoComplete="address-line1"
          filter={addressLine}
          limit={200}
        />
      </Wide>
      <Wide>
        <FormTextField
          name="addressLine2"
          label="Address line 2"
          autoComplete="address-line2"
          filter={addressLine}
          limit={200}
        />
      </Wide>
      <FormTextField
        name="landmark"
        label="Landmark"
        autoComplete="off"
        filter={lettersAndSpaces}
        limit={100}
      />
      <FormTextField
        name="city"
        label="City"
        autoComplete="address-level2"
        filter={lettersAndSpaces}
        limit={100}
      />
      <FormTextField
        name="state"
        label="State"
        autoComplete="address-level1"
        filter={lettersAndSpaces}
        limit={100}
      />
      <FormTextField
        name="pincode"
        label="Pincode"
        autoComplete="postal-code"
        inputMode="numeric"
        filter={anyDigits}
        limit={12}
      />
    </FieldGroup>
  );
}
