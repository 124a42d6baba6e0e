import { type SavedView, VIEWS_MAX } from "@candor/api/contract";
import {
  deleteStaffView,
  deleteView,
  listStaffViews,
  listViews,
  saveStaffView,
  saveView,
} from "@candor/api/endpoints";
import { expect, test } from "vitest";
import { savedView } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { withServer } from "../testing/with-server.ts";

withServer(
  "saved views",
  (server) => {
    const owner = () => server.as(server.people.owner);
    const viewer = () => server.as(server.people.viewer);
    const expert = () => server.as(server.people.expert);
    const namesOf = ({ list }: { list: readonly { name: string }[] }) => list.map(({ name }) => name);

    test("are each person's own: saved, replaced by name, made the default, deleted", async () => {
      await owner().call(saveView, { list: "checks", name: "Mine", query: "owner=nobody", is_default: true });
      await owner().call(saveView, { list: "risk", name: "Mine", query: "level=critical", is_default: true });
      const saved = await owner().call(saveView, {
        list: "checks",
        name: "All critical",
        query: "status=critical",
      });
      expect(namesOf(saved)).toEqual(["All critical", "Mine", "Mine"]);
      const replaced = await owner().call(saveView, {
        list: "checks",
        name: "ALL CRITICAL",
        query: "x=1",
        is_default: true,
      });
      const ofChecks = replaced.list.filter(({ list }) => list === "checks");
      expect(ofChecks).toMatchObject([
        { name: "ALL CRITICAL", query: "x=1", is_default: true },
        { name: "Mine", is_default: false },
      ]);
      expect(replaced.list.find(({ list }) => list === "risk")?.is_default).toBe(true);
      expect(await viewer().call(listViews, {})).toEqual({ list: [] });
      const id = ofChecks[0]?.id ?? "";
      expect((await failureOf(viewer().call(deleteView, { id }))).key).toBe("common.not_found");
      expect(namesOf(await owner().call(deleteView, { id }))).toEqual(["Mine", "Mine"]);
    });

    test("are given another name, and take the place of one that has it", async () => {
      const list = "renamed";
      const ofList = (reply: { list: readonly SavedView[] }) => reply.list.filter((one) => one.list === list);
      await owner().call(saveView, { list, name: "Last week", query: "a=1", is_default: true });
      const saved = ofList(await owner().call(saveView, { list, name: "Monday", query: "b=2" }));
      const [lastWeek = { id: "" }, monday = { id: "" }] = saved;
      const change = { list };
      const renamed = await owner().call(saveView, { ...change, id: monday.id, name: "monday" });
      expect(ofList(renamed)).toMatchObject([
        { name: "Last week", is_default: true },
        { id: monday.id, name: "monday", query: "b=2", is_default: false },
      ]);
      const taken = await owner().call(saveView, { ...change, id: monday.id, name: "LAST WEEK" });
      expect(ofList(taken)).toMatchObject([
        { id: monday.id, name: "LAST WEEK", query: "b=2", is_default: true },
      ]);
      const kept = await owner().call(saveView, { list, name: "last week", query: "c=3" });
      expect(ofList(kept)).toMatchObject([{ id: monday.id, query: "c=3", is_default: true }]);
      // Renamed elsewhere meanwhile, it keeps that name when it is made the default.
      const usual = await owner().call(saveView, { list, id: monday.id, is_default: false });
      expect(ofList(usual)).toMatchObject([
        { id: monday.id, name: "last week", query: "c=3", is_default: false },
      ]);
      const nameless = await failureOf(owner().call(saveView, { list, query: "d=4" }));
      expect(nameless.fields).toEqual({ name: "required" });
      const empty = await failureOf(owner().call(saveView, { list, name: "New" }));
      expect(empty.fields).toEqual({ query: "required" });
      const gone = owner().call(saveView, { ...change, id: lastWeek.id, name: "Back" });
      expect((await failureOf(gone)).key).toBe("common.not_found");
      const others = viewer().call(saveView, { ...change, id: monday.id, name: "Theirs" });
      expect((await failureOf(others)).key).toBe("common.not_found");
      expect(ofList(await owner().call(listViews, {}))).toHaveLength(1);
    });

    test("of staff are apart from those of customers", async () => {
      const mine = await expert().call(saveStaffView, {
        list: "scan-list",
        name: "To review",
        query: "state=x",
      });
      expect(namesOf(mine)).toEqual(["To review"]);
      expect(namesOf(await server.as(server.people.chief).call(listStaffViews, {}))).toEqual([]);
      const id = mine.list[0]?.id ?? "";
      expect((await failureOf(owner().call(deleteView, { id }))).key).toBe("common.not_found");
      expect(await expert().call(deleteStaffView, { id })).toEqual({ list: [] });
    });

    test("are so many at most for a list, and bear names that can be read", async () => {
      const row = { user_id: server.people.viewer.id, list: "checks", query: "" };
      const rows = Array.from({ length: VIEWS_MAX }, (_, at) => ({ ...row, name: `View ${at}` }));
      await server.services.db.insert(savedView).values(rows);
      const one = { list: "checks", name: "One more", query: "" };
      expect((await failureOf(viewer().call(saveView, one))).key).toBe("common.too_many_views");
      await viewer().call(saveView, { ...one, name: "view 7" });
      await viewer().call(saveView, { ...one, list: "risk" });
      const unnamed = await failureOf(viewer().call(saveView, { ...one, name: "  " }));
      expect(unnamed.fields).toEqual({ name: "required" });
      expect((await failureOf(viewer().call(saveView, { ...one, list: "../x" }))).key).toBe("common.invalid");
    });
  },
  { on: "either" },
);
