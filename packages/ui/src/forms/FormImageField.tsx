import type { ChosenImage } from '../components/ImageField/useImage';
import { ImageField, type ImageFieldProps } from '../components/ImageField/ImageField';
import { useFormField } from './useFormField';

export interface FormImageFieldProps extends Omit<
  ImageFieldProps,
  'name' | 'value' | 'defaultValue' | 'error' | 'onChange'
> {
  /** The key in the form's values and the name of the uploaded file. The value is a ChosenImage. */
  name: string;
}

/** An ImageField bound to the Formik form around it. */
export function FormImageField({ name, ...rest }: FormImageFieldProps) {
  const { field, helpers, error, serverError, changed } = useFormField<ChosenImage | undefined>(name);
  return (
    <ImageField
      {...rest}
      name={name}
      value={field.value ?? null}
      error={serverError ?? error}
      onChange={(image) => {
        changed();
        void helpers.setValue(image ?? undefined);
      }}
    />
  );
}
