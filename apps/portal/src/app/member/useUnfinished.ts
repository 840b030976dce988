import { offerDrafts } from '@portal/ui/forms/draft/drafts';
import { useState } from 'react';
import { matchPath, useNavigate } from 'react-router-dom';
import { unfinishedDeclined } from '../../session/session.slice';
import { dropTicketDrafts } from '../../session/ticketDrafts';
import { dropUnfinished, readUnfinished } from '../../session/unfinished';
import { leave } from '../../shared/browser/leaving';
import { memberPath } from '../../shared/routes/nextPlace';
import { useAppDispatch } from '../../shared/store/store';
import { memberRoutes } from './memberScreens';

/** The address without what stands behind its path. */
const toPath = (address: string) => address.split(/[?#]/, 1)[0] ?? '';

/** Where the member's last session ended by itself, and the ways from there. */
interface UnfinishedLocation {
  /** The name of its screen. */
  title: string;
  /** Goes there, with what was typed. */
  onContinued: () => void;
  /** Forgets it. */
  onDeclined: () => void;
}

/** What the last session left behind; undefined if there is nothing, or no screen for it. `onDone`: it is taken or declined. */
export function useUnfinished(onDone: () => void): UnfinishedLocation | undefined {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [unfinished] = useState(() => readUnfinished(Date.now()));
  const address = memberPath(unfinished?.path ?? '');
  const route =
    address === undefined ? undefined : memberRoutes.find(({ path }) => matchPath(path, toPath(address)));
  if (!unfinished || address === undefined || !route) return undefined;
  const done = () => {
    dropUnfinished();
    onDone();
  };
  return {
    title: route.title,
    onContinued: () =>
      leave(() => {
        offerDrafts(unfinished.drafts);
        done();
        void navigate(address);
      }),
    onDeclined: () => {
      // An open payment stays: its key keeps the member from paying twice (T12).
      dropTicketDrafts();
      dispatch(unfinishedDeclined());
      done();
    },
  };
}
