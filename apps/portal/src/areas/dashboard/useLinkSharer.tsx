import { errorTexts } from '@portal/ui/text/messages';
import type { SharedLink } from '@portal/ui/screens/dashboard';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import { loadSharedLinkDialog } from './loadSharedLinkDialog';
import type { LinkSharer } from './SharedLinkDialog';

/**
 * The share dialog of a screen. Its code loads once the screen is `idle`, or with the first press, which then waits for it:
 * no press is lost. A failed load is said, and the next press tries again.
 */
export function useLinkSharer(idle: boolean): { share: (link: SharedLink) => void; dialog: ReactNode } {
  const dispatch = useAppDispatch();
  const sharer = useRef<LinkSharer>(null);
  const waiting = useRef<SharedLink>(undefined);
  const [isPressed, setPressed] = useState(false);
  const Sharing = useChunk(loadSharedLinkDialog, idle || isPressed, () => {
    if (waiting.current) dispatch(toastRaised('bad', errorTexts.somethingWrongTryAgain));
    waiting.current = undefined;
  });
  const attach = useCallback((handle: LinkSharer | null) => {
    sharer.current = handle;
    const link = waiting.current;
    if (!handle || !link) return;
    waiting.current = undefined;
    handle.share(link);
  }, []);
  const share = (link: SharedLink) => {
    if (sharer.current) return sharer.current.share(link);
    waiting.current = link;
    setPressed(true);
  };
  return { share, dialog: Sharing && <Sharing ref={attach} /> };
}
