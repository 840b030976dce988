import { useFormikContext } from 'formik';
import {
  NewPasswordField,
  type NewPasswordFieldProps,
} from '../../components/NewPasswordField/NewPasswordField';
import { useBoundField, type Bound } from '../useBoundField';

export interface FormNewPasswordFieldProps extends Omit<Bound<NewPasswordFieldProps>, 'again'> {
  /** The name of the repeat field; absent without one. */
  repeatedIn?: string;
  /** Names of the form's fields whose values make a password easy to guess. */
  knownFrom?: readonly string[];
}

const none: readonly string[] = [];

/** A NewPasswordField bound to the Formik form around it. */
export function FormNewPasswordField(props: FormNewPasswordFieldProps) {
  const { name, repeatedIn, knownFrom = none, known = none, onChange, onBlur, ...rest } = props;
  const { values } = useFormikContext<Readonly<Record<string, unknown>>>();
  const getText = (field: string) => {
    const value = values[field];
    return typeof value === 'string' ? value : '';
  };
  return (
    <NewPasswordField
      {...rest}
      {...useBoundField(name, { onChange, onBlur })}
      again={repeatedIn === undefined ? undefined : getText(repeatedIn)}
      known={[...known, ...knownFrom.map(getText)]}
    />
  );
}
