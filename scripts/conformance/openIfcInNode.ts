import { IfcAPI } from 'web-ifc';
import type { OpenIfc } from '@/model/floorPlan/sources/ifc/ifcModel';
import { webIfcModel } from '@/model/floorPlan/sources/ifc/webIfcModel';

/** Opens an IFC file with the build of web-ifc for Node. */
export const openIfcInNode: OpenIfc = async (bytes, onProgress) => {
  const engine = new IfcAPI();
  await engine.Init();
  return webIfcModel(engine, bytes, onProgress);
};
