import { QRCodeSVG } from 'qrcode.react';
import { overlayMessages } from '../../text/overlayMessages';
import { useAfterPaint } from '../useAfterPaint';
import { Qr, qrSide } from './ShareDialog.styles';

/**
 * A link as a QR code. It renders a moment after the dialog, into reserved space, because its many squares
 * would delay the dialog on a slow phone.
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
          title={overlayMessages.qrCodeTitle({ link })}
        />
      )}
    </Qr>
  );
}
