import type { PasskeyFault, PasskeysProps } from '@portal/ui/screens/profile';
import { errorTexts } from '@portal/ui/text/messages';
import { useRef, useState } from 'react';
import { hasPasskeys, passkeysModule } from '@portal/portal-core/browser/hasPasskeys';
import type { CallError } from '@portal/portal-core/calls/call.events';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import { type SecurityCode, useStepUpCall } from '@portal/portal-core/writes/useStepUpCall';
import { securityApi } from './security.api';
import { toPasskeyOptions, toPasskeys } from './passkeys.mappers';

const { createPasskeyOptions, addPasskey, removePasskey } = securityApi.endpoints;

/** The form stays open, and shows nothing but the fault of the browser's part. */
const notMade: CallError = { kind: 'refused', status: 0, message: '', fields: {}, body: undefined };

/** The member's passkeys; undefined where the server has none (D119), and where there is nothing to add or remove. */
export function usePasskeys(
  user: Answer<'/user'> | undefined,
  code: SecurityCode,
): PasskeysProps | undefined {
  const dispatch = useAppDispatch();
  const { form, stepUp, send, noting, getSecondFactor } = useStepUpCall({}, code);
  const removal = useStepUpCall({}, code);
  const [fault, setFault] = useState<PasskeyFault>();
  const [asking, setAsking] = useState(false);
  // Good for another try while the portal's dialog is open, so leaving the browser's costs no second code.
  const options = useRef<object>(undefined);
  /** False once the portal's dialog is closed. */
  const hasOptions = () => options.current !== undefined;
  const known = toPasskeys(user);
  const canAdd = hasPasskeys(known?.domain);
  if (!known || (!canAdd && known.list.length === 0)) return undefined;

  const ask = async (secondFactor: string | undefined) => {
    const asked = dispatch(createPasskeyOptions.initiate(getSecondFactor(secondFactor), { track: false }));
    const { data, error } = await asked;
    if (error !== undefined) return { error };
    options.current = toPasskeyOptions(data);
    if (!options.current) dispatch(toastRaised('bad', errorTexts.somethingWrongTryAgain));
    return {};
  };
  const add = async (secondFactor: string | undefined) => {
    setFault(undefined);
    if (!options.current) {
      const result = await noting(secondFactor, () => ask(secondFactor));
      if (result.error !== undefined) return result;
    }
    if (!options.current) return { error: notMade };
    const asked = options.current;
    setAsking(true);
    const made = await passkeysModule.load().then(
      ({ makePasskey }) => makePasskey(asked),
      () => ({ fault: 'left' as const }),
    );
    setAsking(false);
    if ('fault' in made) {
      if (hasOptions()) setFault(made.fault);
      return { error: notMade };
    }
    options.current = undefined;
    return dispatch(addPasskey.initiate({ passkey: made.passkey }, { track: false }));
  };
  return {
    list: known.list,
    form,
    stepUp,
    fault,
    asking,
    onClose: () => {
      setFault(undefined);
      options.current = undefined;
      passkeysModule.here()?.leavePasskeyDialog();
    },
    onAdd: canAdd ? ({ secondFactor }) => send(() => add(secondFactor)) : undefined,
    full: known.most !== undefined && known.list.length >= known.most,
    removal: { form: removal.form, stepUp: removal.stepUp },
    onRemove: (id, { secondFactor }) =>
      removal.send(() =>
        removal.noting(secondFactor, () =>
          dispatch(
            removePasskey.initiate({ id, ...removal.getSecondFactor(secondFactor) }, { track: false }),
          ),
        ),
      ),
  };
}
