import { TextField, type TextFieldProps } from '../components/TextField/TextField';
import { useBoundField, type Bound } from './useBoundField';

export type FormTextFieldProps = Bound<TextFieldProps>;

/** A TextField bound to the Formik form around it. */
export function FormTextField({ name, onChange, onBlur, ...rest }: FormTextFieldProps) {
  return <TextField {...rest} {...useBoundField(name, { onChange, onBlur })} />;
}
