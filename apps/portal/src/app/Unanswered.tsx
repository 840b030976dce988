import { UnansweredBar } from '@portal/ui/shell';
import { selectSession, unansweredRead } from '@portal/portal-core/session/session.slice';
import { type AppStore, useAppDispatch, useAppSelector } from '@portal/portal-core/store/store';
import { Provider } from 'react-redux';

interface UnansweredProps {
  store: AppStore;
}

/** Says after a sign-out that a payment has no answer (D112). */
export function Unanswered({ store }: UnansweredProps) {
  return (
    <Provider store={store}>
      <Shown />
    </Provider>
  );
}

function Shown() {
  const dispatch = useAppDispatch();
  const { hasUnanswered, leaving } = useAppSelector(selectSession);
  return hasUnanswered && !leaving ? <UnansweredBar onClosed={() => dispatch(unansweredRead())} /> : null;
}
