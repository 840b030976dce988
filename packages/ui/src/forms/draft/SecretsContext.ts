import { createContext, useContext, useEffect } from 'react';

/** The names of the form's password, pin and code fields. */
export const SecretsContext = createContext<Set<string> | undefined>(undefined);

/** Marks a field of the surrounding form as a secret, which is never saved. */
export function useSecret(name: string): void {
  const secrets = useContext(SecretsContext);
  useEffect(
    function reportSecret() {
      // Kept after its field unmounts, because the form still has the value.
      secrets?.add(name);
    },
    [secrets, name],
  );
}
