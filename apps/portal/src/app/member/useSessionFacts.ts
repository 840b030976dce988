import { useEffect } from 'react';
import { useGetAuthenticationQuery } from '../../areas/profile/shell/shell.api';
import { parseAuthType } from '../../areas/profile/shell/shell.mappers';
import { readPlan } from '../../visitor/session.calls';
import { toPlan } from '../../visitor/plan.mappers';
import { authTypeRead, planRead, selectSession } from '@portal/portal-core/session/session.slice';
import { useServices } from '@portal/portal-core/store/services';
import { useAppDispatch, useAppSelector } from '@portal/portal-core/store/store';
import { useOnline } from '@portal/portal-core/browser/useOnline';

/** Reads the data that a sign-in may lack: the auth type (D107) and the plan's flags (D14). */
export function useSessionFacts(): void {
  const { client } = useServices();
  const dispatch = useAppDispatch();
  const { authType, binary, singleLeg, token } = useAppSelector(selectSession);
  const { data } = useGetAuthenticationQuery(undefined, { skip: authType !== null || token === null });

  useEffect(
    function keepAuthType() {
      if (data !== undefined) dispatch(authTypeRead(parseAuthType(data) ?? 'otp'));
    },
    [data, dispatch],
  );

  const online = useOnline();
  const lacksPlan = online && token !== null && (binary === null || singleLeg === null);
  useEffect(
    function readPlanOnce() {
      if (!lacksPlan) return;
      let wanted = true;
      void readPlan(client).then((outcome) => {
        if (!wanted || outcome.kind !== 'ok') return;
        dispatch(planRead(toPlan(outcome.data)));
      });
      return () => {
        wanted = false;
      };
    },
    [lacksPlan, client, dispatch],
  );
}
