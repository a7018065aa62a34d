import type { AnyEventObject } from 'xstate';
import type { World } from './world';

export async function openNodeTool(_world: World): Promise<void> {}
export async function pointTo(_world: World, _event: AnyEventObject): Promise<void> {}
export async function settle(_world: World): Promise<void> {}
export async function looksSettled(_world: World): Promise<void> {}
export async function looksDragging(_world: World): Promise<void> {}
export async function looksFramed(_world: World): Promise<void> {}
export async function looksPanned(_world: World): Promise<void> {}
