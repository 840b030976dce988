import { TextAreaField, type TextAreaFieldProps } from '../components/TextAreaField/TextAreaField';
import { useBoundField, type Bound } from './useBoundField';

export type FormTextAreaFieldProps = Bound<TextAreaFieldProps>;

/** A TextAreaField bound to the Formik form around it. */
export function FormTextAreaField({ name, onChange, onBlur, ...rest }: FormTextAreaFieldProps) {
  return <TextAreaField {...rest} {...useBoundField(name, { onChange, onBlur })} />;
}
