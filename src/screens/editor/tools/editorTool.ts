import type { FluentIcon } from '@fluentui/react-icons';
import type { ComponentType } from 'react';
import type { OverlayScene } from '@/components/mapCanvas/overlay/overlayScene';
import type { Command } from '@/components/shortcuts';
import type { EditorRights, ToolName } from '@/machines/editor/editor.machine';
import type { ToolEmitted, ToolSnapshot } from '@/machines/editor/runningTool';
import type { Units } from '@/model/content/distance';
import type { MapNode, Network, NodeId } from '@/model/network/network';
import type { EdgeWithEnds } from '@/model/network/networkIndex';
import type { Snap } from '@/model/network/snapping';
import type { ToolWorld } from '../session/useToolWorld';

/** The state that a tool draws its gesture from. */
export interface ToolScene {
  readonly network: Network;
  readonly selectedNodes: readonly MapNode[];
  /** Nodes that the gesture moves, and their paths. */
  readonly dragged: ReadonlySet<NodeId>;
  readonly draggedEdges: readonly EdgeWithEnds[];
  readonly snap: Snap | null;
  /** The units of the location. */
  readonly units: Units;
}

/**
 * A tool of the editor. Its gestures are a machine in src/machines/editor, which runs as a child of the editor machine;
 * all other properties of the tool are declared here.
 */
export interface EditorTool {
  readonly label: string;
  /** The command of its button and its keys; src/components/shortcuts binds them. */
  readonly command: Command;
  /** The hint in the status bar. */
  readonly hint: string;
  /** The pointer shape over the ground; cursorOf has the rest. */
  readonly cursor: 'default' | 'crosshair';
  /** Whether a press selects the mesh where there is neither node nor path. */
  readonly picksMeshes: boolean;
  /** When its points snap; those of outlines to corners of rooms and to their own, and to no node or path. */
  readonly snaps: 'always' | 'dragging' | 'corners';
  /** Whether a drag of a node moves it. */
  readonly movesNodes: boolean;
  /** Whether Enter clicks at the middle of the window. */
  readonly clicksAtCentre: boolean;
  /** Whether arrow keys move the selected nodes; they pan otherwise. */
  readonly nudgesSelection: boolean;
  /** Replaces the panel of the selection. */
  readonly Panel: ComponentType | null;
  /** The gesture's part of the overlay. */
  readonly overlay: (snapshot: ToolSnapshot, scene: ToolScene) => Partial<OverlayScene>;
  /** The measurement of the gesture, in words; null where it measures nothing. */
  readonly readout: ((snapshot: ToolSnapshot, units: Units) => string | null) | null;
  /** Turns the events of the machine into operations, selections and pans. */
  readonly effect: (emitted: ToolEmitted, world: ToolWorld) => void;
}

/** A tool that the toolbar offers. */
export interface ToolbarTool extends EditorTool {
  readonly name: ToolName;
  readonly icon: FluentIcon;
  /** The icon while the tool is active. */
  readonly activeIcon: FluentIcon;
  /** The right that it requires. */
  readonly right: keyof EditorRights | null;
}
