import { createPresenceComponent, motionTokens, type PresenceMotionSlotProps } from '@fluentui/react-components';

const FastSurface = createPresenceComponent({
  enter: {
    keyframes: [{ opacity: 0 }, { opacity: 1 }],
    duration: motionTokens.durationFast,
    easing: motionTokens.curveDecelerateMid,
  },
  exit: { keyframes: [], duration: 0 },
});

/** The animation of menus and popovers: 150 ms, where Fluent takes 400. Pass it as their `surfaceMotion`. */
export const FAST_SURFACE_MOTION: PresenceMotionSlotProps = {
  children: (_motion, props) => <FastSurface {...props} />,
};
