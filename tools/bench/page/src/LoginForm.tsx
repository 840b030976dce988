import { useFormik } from 'formik';
import styled from 'styled-components';
import { object, string } from 'yup';

const schema = object({ username: string().required(), password: string().required() });

/** A sign-in form as the libraries' own introductions write it. */
export function LoginForm({ onNamed }: { onNamed: (username: string) => void }) {
  const form = useFormik({
    initialValues: { username: '', password: '' },
    validationSchema: schema,
    onSubmit: ({ username }) => onNamed(username),
  });
  return (
    <Form onSubmit={form.handleSubmit}>
      <h1>Sign in</h1>
      <label>
        Username <input {...form.getFieldProps('username')} />
      </label>
      <label>
        Password <input type="password" {...form.getFieldProps('password')} />
      </label>
      {form.errors.username}
      <button type="submit">Verify</button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
`;
