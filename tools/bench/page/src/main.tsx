import { configureStore, createSlice } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { LoginForm } from './LoginForm';

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
