import { portalMessages } from '@portal/ui/text/portalMessages';
import { useEffect } from 'react';

export function useDocumentTitle(title: string): void {
  useEffect(
    function nameDocument() {
      document.title = `${title} · ${portalMessages.portal}`;
    },
    [title],
  );
}
