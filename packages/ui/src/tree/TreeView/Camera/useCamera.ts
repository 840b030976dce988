import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { TreeWindow } from '../../layout/visit';
import { createCamera, type Camera } from './camera';
import { createZoom, type ZoomHandle } from './createZoom';
import type { Grid, Placement } from './grid';
import { downScale, keepInside } from './placements';

export interface CameraControl {
  camera: Camera;
  /** Null until the surface mounts. */
  zoom: RefObject<ZoomHandle | null>;
}

/** Connects a camera to its surface's gestures and size. `bounds` is the current extent of the drawing. */
export function useCamera(
  surface: RefObject<HTMLElement | null>,
  grid: Grid,
  bounds: () => TreeWindow,
): CameraControl {
  const [camera] = useState(createCamera);
  const zoom = useRef<ZoomHandle>(null);
  const placement = useEffectEvent(({ x, y, k }: Placement) => {
    camera.set({ x, y, k, ky: downScale(k, bounds().bottom, camera.view(), grid) });
  });
  const keep = useEffectEvent((wanted: Placement) => keepInside(wanted, bounds(), camera.view(), grid));
  useLayoutEffect(
    function tieToSurface() {
      const element = surface.current;
      if (!element) return;
      const handle = createZoom(element, {
        onMoved: (now) => placement(now),
        keepInside: (now) => keep(now),
      });
      zoom.current = handle;
      const measure = () => {
        const { x, y, k, width } = camera.view();
        camera.set({ width: element.clientWidth, height: element.clientHeight });
        // Keeps the centre when full screen starts or a phone is rotated.
        const wider = element.clientWidth - width;
        if (width > 0 && wider !== 0) handle.moveTo({ x: x + wider / 2, y, k });
      };
      measure();
      const sizes = new ResizeObserver(measure);
      sizes.observe(element);
      return () => {
        sizes.disconnect();
        handle.destroy();
        zoom.current = null;
      };
    },
    [camera, surface],
  );
  return { camera, zoom };
}
