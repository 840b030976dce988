import type { PortalClient } from '@portal/api';
import type { NameCheck } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '@portal/portal-core/store/services';
import { createNameChecker, type Finding, type NameChecker } from './nameChecker';

/** Checks a name on blur, and `first` on mount (A §5). `find` must be stable. */
export function useNameCheck(find: (client: PortalClient, name: string) => Promise<Finding>, first?: string) {
  const { client } = useServices();
  const [check, setCheck] = useState<NameCheck>();
  const checker = useRef<NameChecker>(null);
  useEffect(
    function startChecker() {
      const made = createNameChecker((name) => find(client, name), setCheck);
      checker.current = made;
      if (first !== undefined) made.check(first);
      return made.stop;
    },
    [find, client, first],
  );
  return { check, enter: (name: string) => checker.current?.check(name) };
}
