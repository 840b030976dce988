import type { ReviewProps } from '@portal/ui/screens/profile';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { type SecurityCode, useStepUpCall } from '@portal/portal-core/writes/useStepUpCall';
import { toReview } from './review.mappers';
import { securityApi } from './security.api';

/** What the member keeps after a rescue; undefined where nothing waits (D119, D153). */
export function useReview(user: Answer<'/user'> | undefined, code: SecurityCode): ReviewProps | undefined {
  const dispatch = useAppDispatch();
  const { form, stepUp, send, noting, getSecondFactor } = useStepUpCall({}, code);
  const items = toReview(user);
  if (!items) return undefined;
  return {
    ...{ items, form, stepUp },
    onSave: (keep, { secondFactor }) =>
      send(() =>
        noting(secondFactor, () =>
          dispatch(
            securityApi.endpoints.reviewAccess.initiate(
              { keep: [...keep], ...getSecondFactor(secondFactor) },
              { track: false },
            ),
          ),
        ),
      ),
  };
}
