import {
  configEndpoints,
  createObject,
  createWebsite,
  listObjects,
  storeFile,
  submitAssessment,
  updateObject,
} from "@candor/api/endpoints";
import { ASSET_TYPES } from "@candor/api/entities";
import { expect, test } from "vitest";
import { PNG_BASE64 } from "../testing/campaigns.ts";
import { failureOf } from "../testing/failure.ts";
import { withServer } from "../testing/with-server.ts";

const { asset: configs } = configEndpoints;
const site = (name: string) => ({
  name,
  url: `https://${name}.example/`,
  territories: ["EU" as const],
});

withServer(
  "types of objects on offer",
  (server) => {
    const chief = () => server.as(server.people.chief);
    const owner = () => server.as(server.people.owner);
    const types = async () => (await server.as(server.people.viewer).call(listObjects, {})).types;
    /** Changes an entry, and puts it back as it was. */
    const change = async (key: string, part: object, work: () => Promise<void>) => {
      const data = { position: 50, ...part };
      const made = await chief().call(configs.create, { key, enable: !("off" in part), data });
      try {
        await work();
      } finally {
        const { id, revision } = await chief().call(configs.detail, { id: made.id });
        await chief().call(configs.remove, { id, revision });
      }
    };

    test("without entries every type stands as the product brings it", async () => {
      const found = await types();
      expect(found.map(({ asset_type }) => asset_type)).toEqual(ASSET_TYPES);
      expect(found[0]).toEqual({
        asset_type: "website",
        title: { en: "", cn: "" },
        description: { en: "", cn: "" },
        frequency_days: 30,
        icon_url: null,
      });
    });

    test("an entry gives its type words, an icon, a place and a rhythm; a draft does not", async () => {
      const { file } = await chief().call(storeFile, { content: PNG_BASE64 });
      const said = {
        title: { en: "Phone", cn: "手机" },
        description: { en: "Apps of Android phones", cn: "" },
        position: 5,
        frequency_days: 14,
        icon: file,
      };
      await change("android", said, async () => {
        const [first, second] = await types();
        expect(first).toMatchObject({ asset_type: "android", title: said.title, frequency_days: 14 });
        expect(second?.asset_type).toBe("website");
        const shown = await fetch(`${server.url}${first?.icon_url}`);
        expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
        const { list } = await chief().call(configs.list, {});
        const [entry] = list;
        if (!entry) throw new Error("no entry");
        const draft = { ...entry.data, title: { en: "Draft", cn: "草稿" } };
        await chief().call(configs.draft, { id: entry.id, revision: entry.revision, draft });
        expect((await types())[0]?.title).toEqual(said.title);
      });
    });

    test("a type that is switched off is neither added nor assessed; what there is stays listed", async () => {
      const before = await owner().call(createWebsite, site("site-1"));
      await change("website", { off: true }, async () => {
        expect((await types()).map(({ asset_type }) => asset_type)).not.toContain("website");
        expect((await failureOf(owner().call(createWebsite, site("site-2")))).key).toBe(
          "object.type_not_offered",
        );
        const asked = { object_ids: [before.id], authorised: true };
        expect((await failureOf(owner().call(submitAssessment, asked))).key).toBe("object.type_not_offered");
        const { list } = await owner().call(listObjects, {});
        expect(list.find(({ id }) => id === before.id)).toMatchObject({ enabled: true, locked: false });
      });
      await owner().call(createWebsite, site("site-2"));
      const desk = { asset_type: "macos" as const, name: "Desk", territories: ["EU" as const] };
      await change("macos", { off: true }, async () => {
        expect((await failureOf(owner().call(createObject, desk))).key).toBe("object.type_not_offered");
      });
    });

    test("a business entity begins with the rhythm of its type, and keeps its own through changes", async () => {
      const entity = { asset_type: "business_entity" as const };
      await change("business_entity", { frequency_days: 90 }, async () => {
        const made = await owner().call(createObject, { ...entity, name: "Linden" });
        expect(made.entity?.frequency_days).toBe(90);
        const own = await owner().call(createObject, { ...entity, name: "Ash", frequency_days: 7 });
        const fields = { ...entity, name: "Ash and sons" };
        const changed = await owner().call(updateObject, { id: own.id, fields });
        expect(changed.entity?.frequency_days).toBe(7);
      });
    });
  },
  { on: "either" },
);
