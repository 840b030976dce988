import styled from 'styled-components';
import { border, color, radius, userSelect } from '../../../../tokens/index';

/** The cropper's own styles, by its class names. They are here for the content security policy and the themes. */
export const Stage = styled.div`
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
