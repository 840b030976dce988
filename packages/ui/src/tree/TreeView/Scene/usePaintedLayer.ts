import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Camera, View } from '../Camera/camera';
import type { Scene } from './createScene';
import { fillsSurface, margin, moveLayer } from './paintedLayer';

/** After this time without a zoom step, in ms, the scaled layer is painted sharp. */
const rest = 150;

interface Layer {
  canvas: RefObject<SVGSVGElement | null>;
  world: RefObject<SVGGElement | null>;
}

/**
 * Moves the drawing as a painted layer, because painting lines and names for each frame is too slow. It is
 * painted again when the view leaves its margin, when the scene changes and when a zoom rests.
 */
export function usePaintedLayer({ canvas, world }: Layer, camera: Camera, scene: Scene): void {
  const painted = useRef<View>(undefined);
  useLayoutEffect(
    function followCamera() {
      let resting: ReturnType<typeof setTimeout> | undefined;
      // A new scene is painted for the view that it is shown in.
      painted.current = undefined;
      const stop = camera.follow((view) => {
        clearTimeout(resting);
        const before = painted.current;
        if (!canvas.current || !world.current) return;
        if (!before || !fillsSurface(before, view)) {
          painted.current = view;
          paint(canvas.current, world.current, view);
          return;
        }
        const { x, y, across, down } = moveLayer(before, view);
        const isScaled = across !== 1 || down !== 1;
        canvas.current.style.transform = isScaled
          ? `translate(${x}px, ${y}px) scale(${across}, ${down})`
          : `translate(${toDevicePixel(x)}px, ${toDevicePixel(y)}px)`;
        if (isScaled) resting = setTimeout(sharpen, rest);
      });
      function sharpen() {
        painted.current = camera.view();
        if (canvas.current && world.current) paint(canvas.current, world.current, camera.view());
      }
      return () => {
        clearTimeout(resting);
        stop();
      };
    },
    [canvas, world, camera, scene],
  );
}

function paint(canvas: SVGSVGElement, world: SVGGElement, { x, y, k, ky, width, height }: View): void {
  const [left, top] = [x + margin * width, y + margin * height];
  world.setAttribute('transform', `translate(${left} ${top}) scale(${k} ${ky})`);
  canvas.style.transform = 'none';
}

/** A layer between two device pixels would be blurred. */
const toDevicePixel = (value: number) => Math.round(value * devicePixelRatio) / devicePixelRatio;
