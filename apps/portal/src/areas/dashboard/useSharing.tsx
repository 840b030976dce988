import { withDialogSheet } from '@portal/ui/components/overlays';
import { errorTexts } from '@portal/ui/text/messages';
import type { SharedLink } from '@portal/ui/screens/dashboard';
import { useState } from 'react';
import { warmChunk } from '@portal/portal-core/browser/chunks';
import { createLaterHandle } from '@portal/portal-core/browser/laterHandle';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import type { LinkSharer } from './SharedLinkDialog';

const loadSharedLinkDialog = () =>
  import('./SharedLinkDialog').then(({ SharedLinkDialog }) => SharedLinkDialog);

const loadShareDialog = withDialogSheet(() =>
  import('@portal/ui/components/ShareDialog').then(({ ShareDialog }) => ShareDialog),
);

/**
 * The Share buttons of a screen, whose dialog loads after its data. A press before that waits for the dialog. `isReady`:
 * the screen has its data.
 */
export function useSharing(isReady: boolean) {
  const dispatch = useAppDispatch();
  const [sharer] = useState(createLaterHandle<LinkSharer>);
  const SharedLinkDialog = useChunk(loadSharedLinkDialog, isReady, () => {
    if (sharer.forget()) dispatch(toastRaised('bad', errorTexts.somethingWrongTryAgain));
  });
  return {
    share: (link: SharedLink) => {
      warmChunk(loadShareDialog);
      sharer.call((dialog) => dialog.share(link));
    },
    dialog: SharedLinkDialog && <SharedLinkDialog ref={sharer.ref} load={loadShareDialog} />,
  };
}
