import { useState, type ReactNode } from 'react';
import { object, type ObjectShape } from 'yup';
import { Button } from '../components/Button/Button';
import { Form } from './Form';
import { FormScope } from './FormScope';
import { useServerErrors, type FieldErrors } from './rules/serverErrors';

interface TryFormProps {
  initialValues: Record<string, string | boolean>;
  schema?: ObjectShape;
  /** Called with the values of each accepted submit. */
  onSubmit: (values: Record<string, string | boolean>) => void;
  /** The server's response to each submit. */
  answer?: FieldErrors;
  children: ReactNode;
}

function ServerErrors({ fields }: { fields: FieldErrors | undefined }) {
  useServerErrors(fields);
  return null;
}

/** A form around a story's field, with a server that can refuse. */
export function TryForm({ initialValues, schema = {}, onSubmit, answer, children }: TryFormProps) {
  const [errors, setErrors] = useState<FieldErrors>();
  return (
    <div style={{ maxInlineSize: '23rem' }}>
      <FormScope
        initialValues={initialValues}
        validationSchema={object(schema)}
        onSubmit={(values) => {
          onSubmit(values);
          setErrors(answer && { ...answer });
        }}
      >
        <Form label="Try">
          <ServerErrors fields={errors} />
          {children}
          <Button type="submit" variant="main">
            Send
          </Button>
        </Form>
      </FormScope>
    </div>
  );
}
