import { QRCodeSVG } from 'qrcode.react';
import { overlayMessages } from '../../text/overlayMessages';
import { useAfterPaint } from '../useAfterPaint';
import { Qr, qrSide } from './ShareDialog.styles';

/**
 * A link as a QR code. Its room is kept while the dialog around it comes, and it is drawn a moment later: its many
 * squares would keep a slow phone from showing the dialog.
 */
export function LinkQr({ link }: { link: string }) {
  const isDrawn = useAfterPaint();
  return (
    <Qr translate="no">
      {isDrawn && (
        <QRCodeSVG
          value={link}
          size={qrSide}
          level="M"
          marginSize={2}
          title={overlayMessages.qrCodeTitle(link)}
        />
      )}
    </Qr>
  );
}
