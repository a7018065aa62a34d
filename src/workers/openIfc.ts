import type { OpenIfc } from '@/model/floorPlan/sources/ifc/ifcModel';
import { type WebIfc, webIfcModel } from '@/model/floorPlan/sources/ifc/webIfcModel';

/** Opens an IFC file with web-ifc, which is loaded with the first one: half a megabyte of script and of WebAssembly each. */
export const openIfc: OpenIfc = async (bytes, onProgress) => {
  const [{ IfcAPI }, { default: wasm }] = await Promise.all([import('web-ifc'), import('web-ifc/web-ifc.wasm?url')]);
  const engine = new IfcAPI();
  await engine.Init(() => wasm, true);
  return webIfcModel(engine satisfies WebIfc, bytes, onProgress);
};
