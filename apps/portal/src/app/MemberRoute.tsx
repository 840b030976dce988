import { Guard } from './Guard';
import { ShellRoute } from './ShellRoute';
import { StoreProvider } from './StoreProvider';

/** The whole of /user: the store, the guard and the shell come together. */
export function MemberRoute() {
  return (
    <StoreProvider>
      <Guard>
        <ShellRoute />
      </Guard>
    </StoreProvider>
  );
}
