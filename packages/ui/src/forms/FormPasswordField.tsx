import { PasswordField, type PasswordFieldProps } from '../components/PasswordField/PasswordField';
import { useSecret } from './draft/drafts';
import { useBoundField, type Bound } from './useBoundField';

export type FormPasswordFieldProps = Bound<PasswordFieldProps>;

/** A PasswordField bound to the Formik form around it. */
export function FormPasswordField({ name, onChange, onBlur, ...rest }: FormPasswordFieldProps) {
  useSecret(name);
  return <PasswordField {...rest} {...useBoundField(name, { onChange, onBlur })} />;
}
