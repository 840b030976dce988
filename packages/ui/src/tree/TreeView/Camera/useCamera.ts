import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { TreeWindow } from '../../layout/visit';
import { createCamera, type Camera } from './camera';
import type { Grid, Placement } from './grid';
import { downScale, keepInside } from './placements';
import { select } from 'd3-selection';
import 'd3-transition';
import { zoom, zoomIdentity, type D3ZoomEvent } from 'd3-zoom';

/** Pan, pinch and the wheel (with Ctrl, or where the tree has the focus) on one element. It encapsulates d3. */
interface ZoomHandle {
  /** Moves in `ms` milliseconds, or immediately with 0. */
  moveTo: (placement: Placement, ms?: number) => void;
  zoomBy: (factor: number, ms?: number) => void;
  /** Sets the smallest and the largest scale. */
  limit: (least: number, most: number) => void;
  /** Removes every listener. */
  destroy: () => void;
}

interface ZoomOptions {
  /** Called on every change of position, whatever the cause. */
  onMove: (placement: Placement) => void;
  /** Returns the nearest position with a part of the drawing visible. */
  keepInside: (placement: Placement) => Placement;
}

const toTransform = ({ x, y, k }: Placement) => zoomIdentity.translate(x, y).scale(k);

/** The library's own, but a mouse's wheel with Ctrl isn't as fast as a pinch, whose steps are small. */
const toWheelDelta = ({ deltaY, deltaMode, ctrlKey }: WheelEvent) =>
  -deltaY * ([0.002, 0.05][deltaMode] ?? 1) * (ctrlKey && Math.abs(deltaY) < 50 ? 10 : 1);

/** Starts listening. */
function createZoom(surface: HTMLElement, { onMove, keepInside }: ZoomOptions): ZoomHandle {
  /** Elsewhere the wheel scrolls the page. A pinch on a touchpad is a wheel with Ctrl. */
  const isZoomWheel = ({ ctrlKey, metaKey }: MouseEvent) =>
    ctrlKey || metaKey || surface.contains(document.activeElement);
  const behavior = zoom<HTMLElement, unknown>()
    .clickDistance(4)
    .wheelDelta(toWheelDelta)
    .filter((event: MouseEvent) =>
      event.type === 'wheel' ? isZoomWheel(event) : !event.ctrlKey && !event.button,
    )
    .constrain(({ x, y, k }) => toTransform(keepInside({ x, y, k })))
    .on('zoom', ({ transform: { x, y, k } }: D3ZoomEvent<HTMLElement, unknown>) => onMove({ x, y, k }));
  const selection = select<HTMLElement, unknown>(surface).call(behavior).on('dblclick.zoom', null);
  const after = (ms: number) => selection.transition().duration(ms);
  return {
    moveTo: (placement, ms = 0) => {
      const transform = toTransform(keepInside(placement));
      if (ms > 0) behavior.transform(after(ms), transform);
      else behavior.transform(selection.interrupt(), transform);
    },
    zoomBy: (factor, ms = 0) => {
      if (ms > 0) behavior.scaleBy(after(ms), factor);
      else behavior.scaleBy(selection.interrupt(), factor);
    },
    limit: (least, most) => {
      behavior.scaleExtent([least, most]);
    },
    destroy: () => {
      selection.interrupt().on('.zoom', null);
    },
  };
}

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
        onMove: (now) => placement(now),
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
