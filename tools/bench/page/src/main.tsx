import { configureStore, createSlice } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { useFormik } from 'formik';
import styled from 'styled-components';
import { object, string } from 'yup';

const schema = object({ username: string().required(), password: string().required() });

/** A sign-in form as the libraries' own introductions write it. */
function LoginForm({ onNamed }: { onNamed: (username: string) => void }) {
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

// The baseline: the portal's libraries and its sign-in in one script, without styles.

const session = createSlice({
  name: 'session',
  initialState: { username: '' },
  reducers: { named: (state, { payload }: { payload: string }) => ({ ...state, username: payload }) },
});
const store = configureStore({ reducer: { session: session.reducer } });

const container = document.querySelector('#root');
if (!container) throw new Error('The page has no #root');
createRoot(container).render(
  <Provider store={store}>
    <BrowserRouter>
      <Routes>
        <Route
          path="*"
          element={<LoginForm onNamed={(name) => store.dispatch(session.actions.named(name))} />}
        />
      </Routes>
    </BrowserRouter>
  </Provider>,
);
