import { useId, useState, type ReactNode } from 'react';
import Cropper from 'react-easy-crop';
import styled from 'styled-components';
import { useObjectUrl } from '../../../../components/FileDrop/useObjectUrl';
import { ErrorText, Label } from '../../../../components/Field/Field';
import { Stack } from '../../../../components/Stack/Stack';
import { border, color, radius, space, userSelect } from '../../../../tokens/index';
import { profileMessages } from '../../messages';
import type { CropArea } from './cropAvatar';

/** The cropper's own styles, by its class names. They are here for the content security policy and the themes. */
const Stage = styled.div`
  position: relative;
  inline-size: 100%;
  max-inline-size: 22rem;
  margin-inline: auto;
  aspect-ratio: 1;
  max-block-size: 55dvh;
  overflow: hidden;
  border-radius: ${radius.box};
  background: ${color.sunken};

  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    cursor: move;
    touch-action: none;
    ${userSelect.none}
  }
  .reactEasyCrop_Image {
    max-inline-size: unset;
    will-change: transform;
  }
  .reactEasyCrop_Cover_Horizontal {
    inline-size: 100%;
    block-size: auto;
  }
  .reactEasyCrop_Cover_Vertical {
    inline-size: auto;
    block-size: 100%;
  }
  .reactEasyCrop_CropArea {
    position: absolute;
    inset-block-start: 50%;
    /* The middle of the image in both reading directions. */
    left: 50%;
    box-sizing: border-box;
    overflow: hidden;
    transform: translate(-50%, -50%);
    border: ${border.hair} solid ${color.onAccent};
    box-shadow: 0 0 0 9999em ${color.overlay};
  }
  .reactEasyCrop_CropAreaRound {
    border-radius: 50%;
  }
  .reactEasyCrop_CropArea:focus-visible {
    outline: ${border.focus} solid ${color.accentInk};
    outline-offset: calc(-2 * ${border.focus});
  }
`;

interface CropStageProps {
  avatar: File;
  fault: string | undefined;
  onAreaChange: (area: CropArea) => void;
  /** The outcome of the last try. */
  children?: ReactNode;
}

const zooms = { min: 1, max: 4, step: 0.05 };

/** The image under a circle. It can be dragged, pinched, moved by arrow keys, and enlarged by the slider. */
export function CropStage({ avatar, fault, onAreaChange, children }: CropStageProps) {
  const id = useId();
  const url = useObjectUrl(avatar);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(zooms.min);
  return (
    <Stack gap={3}>
      <Stage>
        {/* Without its image it would measure an empty one, and a quick press would send one pixel. */}
        {url !== undefined && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            minZoom={zooms.min}
            maxZoom={zooms.max}
            aspect={1}
            cropShape="round"
            objectFit="cover"
            showGrid={false}
            keyboardStep={8}
            // The content security policy would block its own style element. Stage contains its styles.
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': profileMessages.cropArea }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => onAreaChange(pixels)}
          />
        )}
      </Stage>
      <Zoom>
        <Label htmlFor={id}>{profileMessages.zoom}</Label>
        <input
          id={id}
          type="range"
          {...zooms}
          value={zoom}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
        />
      </Zoom>
      {fault !== undefined && <ErrorText role="alert">{fault}</ErrorText>}
      {children}
    </Stack>
  );
}

const Zoom = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};

  input {
    inline-size: 100%;
    min-block-size: ${space[6]};
    accent-color: ${color.accent};
  }
`;
