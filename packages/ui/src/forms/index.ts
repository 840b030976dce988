export { Form, type FormProps } from './Form';
export { FormCheckbox, type FormCheckboxProps } from './FormCheckbox';
export { FormCodeField, type FormCodeFieldProps } from './FormCodeField';
export { FormCountryField, type FormCountryFieldProps } from './FormCountryField';
export { FormPasswordField, type FormPasswordFieldProps } from './FormPasswordField';
export { FormSelectField, type FormSelectFieldProps } from './FormSelectField';
export { FormTextField, type FormTextFieldProps } from './FormTextField';
export { useServerErrors, type FieldErrors } from './serverErrors';
