import { createContext, useContext, useEffect } from 'react';

/** The names of the form's fields that hold a password, a pin or a code. */
export const SecretsContext = createContext<Set<string> | undefined>(undefined);

/** Marks a field of the surrounding form as a secret, so that nothing typed into it is ever kept. */
export function useSecret(name: string): void {
  const secrets = useContext(SecretsContext);
  useEffect(
    function markSecret() {
      // It stays one after its field has gone: the form still has the value.
      secrets?.add(name);
    },
    [secrets, name],
  );
}
