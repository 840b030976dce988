import { QRCodeSVG } from 'qrcode.react';
import { depositMessages } from '../messages';

export interface QrCodeProps {
  address: string;
  /** In px, its quiet zone included. */
  side: number;
}

/** A separate module, because a member who copies the address needs no code first. */
export function QrCode({ address, side }: QrCodeProps) {
  return (
    <QRCodeSVG
      value={address}
      size={side}
      level="M"
      marginSize={3}
      title={depositMessages.qrCodeTitle({ address })}
    />
  );
}
