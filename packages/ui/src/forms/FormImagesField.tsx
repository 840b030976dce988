import type { AttachedImage } from '../components/ImagesField/useImages';
import { ImagesField, type ImagesFieldProps } from '../components/ImagesField/ImagesField';
import { useFormField } from './useFormField';

export interface FormImagesFieldProps extends Omit<ImagesFieldProps, 'initial' | 'error' | 'onChange'> {
  /** The key in the form's values. The value is a list of AttachedImages. */
  name: string;
}

/** An ImagesField bound to the Formik form around it. */
export function FormImagesField({ name, ...rest }: FormImagesFieldProps) {
  const { field, helpers, error, serverError, changed } = useFormField<readonly AttachedImage[]>(name);
  return (
    <ImagesField
      {...rest}
      initial={field.value}
      error={serverError ?? error}
      onChange={(images) => {
        changed();
        void helpers.setValue(images);
      }}
    />
  );
}
