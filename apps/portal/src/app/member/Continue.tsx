import { offerDrafts } from '@portal/ui/forms/draft/drafts';
import { ContinueBar } from '@portal/ui/shell';
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
const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? '';

export interface ContinueProps {
  /** Called once there is nothing (any more) to continue. */
  onDone: () => void;
}

/** The way back to where the member's last session ended by itself, and what was typed there. */
export function Continue({ onDone }: ContinueProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [unfinished] = useState(() => readUnfinished(Date.now()));
  const address = memberPath(unfinished?.path ?? '');
  const route =
    address === undefined ? undefined : memberRoutes.find(({ path }) => matchPath(path, pathOf(address)));
  if (!unfinished || address === undefined || !route) return null;
  const done = () => {
    dropUnfinished();
    onDone();
  };
  return (
    <ContinueBar
      title={route.title}
      onContinued={() =>
        leave(() => {
          offerDrafts(unfinished.drafts);
          done();
          void navigate(address);
        })
      }
      onDeclined={() => {
        // An open payment stays: its key keeps the member from paying twice (T12).
        dropTicketDrafts();
        dispatch(unfinishedDeclined());
        done();
      }}
    />
  );
}
