import { useRef } from 'react';
import styled from 'styled-components';
import { media } from '../../tokens';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';

interface CameraButtonProps {
  /** The visible text. */
  children: string;
  /** The button's accessible name, which starts with the visible text. */
  label: string;
  /** The back camera or the front camera. */
  camera: 'environment' | 'user';
  accept: string;
  disabled: boolean;
  onCapture: (photo: File) => void;
}

/** Opens the camera of a phone or tablet. Hidden on other devices. */
export function CameraButton({ children, label, camera, accept, disabled, onCapture }: CameraButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Handheld
        icon={<Icon name="camera" />}
        aria-label={label}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </Handheld>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        capture={camera}
        aria-label={label}
        disabled={disabled}
        onChange={(event) => {
          const photo = event.target.files?.[0];
          // Resets the input, or the same file could not be chosen again after its removal.
          event.target.value = '';
          if (photo) onCapture(photo);
        }}
      />
    </>
  );
}

const Handheld = styled(Button)`
  display: none;

  ${media.handheld} {
    display: inline-flex;
  }
  ${media.phone} {
    flex: 1 1 auto;
  }
`;
