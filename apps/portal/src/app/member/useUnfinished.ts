import { offerDrafts } from '@portal/ui/forms/draft/drafts';
import { useState } from 'react';
import { matchPath, useNavigate } from 'react-router-dom';
import { unfinishedDeclined } from '@portal/portal-core/session/session.slice';
import { dropTicketDrafts } from '@portal/portal-core/session/ticketDrafts';
import { dropUnfinished, readUnfinished } from '@portal/portal-core/session/unfinished';
import { leave } from '../browser/leaving';
import { memberPath } from '@portal/portal-core/addresses/nextPlace';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { memberRoutes } from './memberScreens';

/** The address's path alone. */
const toPath = (address: string) => address.split(/[?#]/, 1)[0] ?? '';

/** The page of the member's expired session, and the options there. */
interface UnfinishedLocation {
  /** The title of its screen. */
  title: string;
  /** Opens it and restores the input. */
  onContinue: () => void;
  /** Forgets it. */
  onDecline: () => void;
}

/**
 * The last session's unfinished page, or undefined without one or without its screen. `onFinish` is called when it is
 * continued or declined.
 */
export function useUnfinished(onFinish: () => void): UnfinishedLocation | undefined {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [unfinished] = useState(() => readUnfinished(Date.now()));
  const address = memberPath(unfinished?.path ?? '');
  const route =
    address === undefined ? undefined : memberRoutes.find(({ path }) => matchPath(path, toPath(address)));
  if (!unfinished || address === undefined || !route) return undefined;
  const done = () => {
    dropUnfinished();
    onFinish();
  };
  return {
    title: route.title,
    onContinue: () =>
      leave(() => {
        offerDrafts(unfinished.drafts);
        done();
        void navigate(address);
      }),
    onDecline: () => {
      // Keeps an open payment, because its key prevents a second payment (T12).
      dropTicketDrafts();
      dispatch(unfinishedDeclined());
      done();
    },
  };
}
