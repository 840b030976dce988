import { SelectField, type SelectFieldProps } from '../components/SelectField/SelectField';
import { useBoundField, type Bound } from './useBoundField';

export type FormSelectFieldProps = Bound<SelectFieldProps>;

/** A SelectField bound to the Formik form around it. */
export function FormSelectField({ name, onChange, onBlur, ...rest }: FormSelectFieldProps) {
  return <SelectField {...rest} {...useBoundField(name, { onChange, onBlur })} />;
}
