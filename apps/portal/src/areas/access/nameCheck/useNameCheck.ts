import type { Outcome, PortalClient } from '@portal/api';
import type { NameCheck } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '@portal/portal-core/store/services';
import { createNameChecker, type NameChecker } from './nameChecker';
import { toFinding, type NameAnswer } from '../register.mappers';

/** Checks a name on blur, and `first` on mount (A §5). `ask` must be stable. */
export function useNameCheck(
  ask: (client: PortalClient, name: string) => Promise<Outcome<NameAnswer>>,
  first?: string,
) {
  const { client } = useServices();
  const [check, setCheck] = useState<NameCheck>();
  const checker = useRef<NameChecker>(null);
  useEffect(
    function startChecker() {
      const made = createNameChecker(async (name) => toFinding(await ask(client, name)), setCheck);
      checker.current = made;
      if (first !== undefined) made.check(first);
      return made.stop;
    },
    [ask, client, first],
  );
  return { check, enter: (name: string) => checker.current?.check(name) };
}
