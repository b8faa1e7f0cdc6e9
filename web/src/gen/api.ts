// Made by "make gen" from the server's OpenAPI document; do not edit.
export interface components {
    schemas: {
        /** @description smsmode: 0 sign in, 1 register, 2 reset. A pass of the slider, or the letters of a picture, go with it. */
        SendCode: {
            /** @default null */
            captcha?: string | null;
            /** @default null */
            checkKey?: number | string | null;
            mobile: string;
            /** @default null */
            slider?: string | null;
            /**
             * @default 0
             * @enum {string}
             */
            smsmode?: "0" | "1" | "2";
        };
        /** @description `version`: the row version that the person saw. */
        CardAct: {
            id: string;
            /** @default  */
            note?: string;
            version: number;
        };
        CardState: {
            id: string;
            state: string;
            version: number;
        };
        get_asset_card_label_query: {
            id: string;
        };
        /** @description `svg`: a QR code that opens the card. */
        Label: {
            code: string;
            name: string;
            svg: string;
            url: string;
        };
        Purchase: {
            /** @default other */
            category?: string;
            /** @default  */
            model?: string;
            name: string;
            price: string;
            quantity: number;
            reason: string;
        };
        /** @description The request that now waits for a decision. */
        Asked: {
            id: string;
            no: string;
        };
        ScrapCard: {
            id: string;
            note: string;
            version: number;
        };
        TakeCard: {
            id: string;
            /** @default  */
            note?: string;
            /** @default  */
            place?: string;
            userId: string;
            version: number;
        };
        /** @description `account`: user name, phone or e-mail. */
        Identify: {
            account: string;
            /** @default null */
            captcha?: string | null;
            /** @default null */
            checkKey?: number | string | null;
            /** @default null */
            slider?: string | null;
        };
        /** @description `smscode`: sent to the phone with smsmode 1. `agreements`: kind:version of those that were shown and accepted. */
        Register: {
            agreements?: string[];
            confirmpassword: string;
            /** @default null */
            email?: string | null;
            password: string;
            phone: string;
            realname: string;
            smscode: string;
            username: string;
        };
        post_goose_gooseHouseDict_addHouse_body: Record<string, never>;
        get_goose_gooseHouseDict_queryTreeList_query: {
            /** @default  */
            sTree?: string;
        };
        post_gw_path_body: Record<string, never>;
        put_gw_path_body: Record<string, never>;
        Bind: {
            /** @default  */
            device?: string;
            token: string;
        };
        get_housekeeping_calendar_query: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        CalendarShape: {
            away: components["schemas"]["AwayShape"][];
            orders: components["schemas"]["DueShape"][];
        };
        AwayShape: {
            from: string;
            id: string;
            name: string;
            to: string;
        };
        /** @description An order in a calendar: until when it takes how long. */
        DueShape: {
            buildingName: string;
            communityId: string;
            day: string;
            from: string;
            id: string;
            no: string;
            staffName: string;
            state: string;
            to: string;
            type: string;
            unitTitle: string;
            version: number;
        };
        StaffRef: {
            id: string;
        };
        get_housekeeping_dispatch_query: {
            /** @default null */
            date?: string | null;
        };
        BoardShape: {
            date: string;
            orders: components["schemas"]["OrderShape"][];
            staff: components["schemas"]["StaffShape"][];
            today: string;
        };
        OrderShape: {
            buildingName: string;
            comment: string;
            communityId: string;
            cost: string | null;
            createTime: string | null;
            deadline: string | null;
            dispatchedAt: string | null;
            events: components["schemas"]["EventShape"][];
            finishAt: string | null;
            floor: number;
            id: string;
            inspect: boolean;
            items: components["schemas"]["ItemShape"][];
            minutes: number;
            no: string;
            paused: boolean;
            photoMin: number;
            planBegin: string | null;
            priority: string;
            quoted: string;
            reason: string;
            reasonEn: string;
            situation: string;
            source: string;
            staffId: string | null;
            staffName: string;
            startedAt: string | null;
            state: string;
            type: string;
            unitId: string;
            unitTitle: string;
            version: number;
            vouchers: string[];
        };
        EventShape: {
            actor: string;
            at: string;
            id: string;
            kind: string;
            note: string;
            noteEn: string;
            photos: string[];
            voice: string | null;
        };
        ItemShape: {
            amount: string;
            checklist: string[];
            id: string;
            minutes: number;
            name: string;
            price: string;
            times: number;
        };
        StaffShape: {
            bound: boolean;
            done: number;
            id: string;
            limit: number;
            minutes: number;
            name: string;
            online: boolean;
            open: number;
            phone: string;
            seenAt: string | null;
            state: string;
        };
        MineShape: {
            orders: components["schemas"]["OrderShape"][];
            staff: components["schemas"]["StaffShape"];
        };
        MineAct: {
            /** @enum {string} */
            act: "accept" | "refuse" | "start" | "pause" | "resume" | "finish" | "problem";
            /** @default null */
            at?: string | null;
            clientId: string;
            id: string;
            /** @default null */
            note?: string | null;
            photos?: string[];
            /** @default null */
            voice?: string | null;
        };
        post_housekeeping_mine_act_result: {
            order: Record<string, never>;
        };
        PhotoShape: {
            path: string;
        };
        AddOrder: {
            /** @default null */
            comment?: string | null;
            /** @default null */
            deadline?: string | null;
            /** @default false */
            inspect?: boolean;
            items: components["schemas"]["LineBody"][];
            /** @default null */
            planBegin?: string | null;
            /**
             * @default L
             * @enum {string}
             */
            priority?: "L" | "M" | "H";
            /** @default null */
            reason?: string | null;
            /** @default null */
            staffId?: string | null;
            /** @enum {string} */
            type: "checkout" | "stayover" | "deep" | "inspect" | "repair" | "custom";
            unitId: string;
        };
        /** @description An item with how often and, if not the item's own, the price per time. */
        LineBody: {
            itemId: string;
            /** @default null */
            price?: string | null;
            /** @default 1 */
            times?: number;
        };
        /** @description Without `apply` the plan is only shown; with `plan` exactly the shown plan is applied. */
        AutoDispatch: {
            /** @default false */
            apply?: boolean;
            /** @default null */
            ids?: string[] | null;
            /** @default null */
            plan?: components["schemas"]["PlannedOrder"][] | null;
        };
        PlannedOrder: {
            id: string;
            /** @default null */
            reason?: string | null;
            staffId: string;
            /** @default null */
            version?: number | null;
        };
        PlanShape: {
            applied: boolean;
            left: components["schemas"]["LeftShape"][];
            plan: components["schemas"]["PlannedShape"][];
            staff: components["schemas"]["LoadShape"][];
        };
        LeftShape: {
            id: string;
            no: string;
            reason: string;
            unitTitle: string;
        };
        PlannedShape: {
            deadline: string | null;
            id: string;
            minutes: number;
            no: string;
            reason: string;
            staffId: string;
            staffName: string;
            unitTitle: string;
            version: number;
        };
        LoadShape: {
            after: number;
            before: number;
            id: string;
            limit: number;
            name: string;
        };
        CancelOrder: {
            id: string;
            reason: string;
            /** @default null */
            version?: number | null;
        };
        GiveOrder: {
            id: string;
            staffId: string;
            /** @default null */
            version?: number | null;
        };
        FailOrder: {
            id: string;
            note: string;
            photos?: string[];
            /** @default null */
            version?: number | null;
        };
        NoteOrder: {
            id: string;
            /** @default null */
            note?: string | null;
            /** @default null */
            version?: number | null;
        };
        /** @description `staffId` null takes the order back to the unassigned. */
        MoveOrder: {
            id: string;
            /** @default null */
            note?: string | null;
            /** @default null */
            staffId?: string | null;
            /** @default null */
            version?: number | null;
        };
        RescheduleOrder: {
            deadline: string;
            id: string;
            /** @default null */
            version?: number | null;
        };
        BindCodeShape: {
            expires: string;
            svg: string;
            token: string;
            url: string;
        };
        get_modules_sysFestival_queryByDate_query: {
            /** @default null */
            date?: string | null;
        };
        ReportRows: {
            records: {
                [key: string]: unknown;
            }[];
            total: number;
        };
        get_online_cgreport_api_getQueryInfo_config_id_result: components["schemas"]["QueryField"][];
        /** @description `mode` group: the field is asked as {field}_begin and {field}_end. `hidden` "1": behind “more”. */
        QueryField: {
            dictCode: string | null;
            field: string;
            hidden: string;
            label: string;
            mode: string;
            view: string;
        };
        get_online_cgreport_api_getReportDictList_query: {
            dictCode: string;
            /** @default  */
            keyword?: string;
        };
        ReportColumns: {
            cgRpConfigId: string;
            cgRpConfigName: string;
            columns: components["schemas"]["ReportColumn"][];
            dictOptions: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
        /** @description `customRender`: dictionary code whose text is shown. */
        ReportColumn: {
            align: string;
            /** @default null */
            customRender?: string | null;
            dataIndex: string;
            sorter: boolean;
            title: string;
            /** @default null */
            width?: number | null;
        };
        /** @description The form of a data source; `id` with an empty password uses the stored one, if the address is the stored one. */
        TestConnection: {
            /** @default  */
            dbPassword?: string;
            /** @default postgresql */
            dbType?: string;
            dbUrl: string;
            /** @default  */
            dbUsername?: string;
            /** @default  */
            id?: string;
        };
        Token: {
            token: string;
        };
        MakeDisplay: {
            /** @default 365 */
            days?: number;
            /** @default false */
            income?: boolean;
            name: string;
        };
        /** @description Shown once: the server keeps a hash only. */
        MadeLink: {
            expires: string | null;
            id: string;
            svg: string;
            url: string;
        };
        server__portal__models__RowId: {
            id: string;
        };
        get_portal_getDictItems_code_query: {
            /** @default  */
            tenant?: string;
        };
        FillForm: {
            token: string;
            values: {
                [key: string]: string;
            };
        };
        /** @description `fields`: what the renter is asked for; `days`: how long the link is good. */
        server__portal__models__MakeLink: {
            /** @default 7 */
            days?: number;
            fields: string[];
            /** @default  */
            note?: string;
            renterId: string;
        };
        /** @description `name` is shortened: who holds the link knows whom it is for. */
        OwnForm: {
            expires: string;
            fields: components["schemas"]["OwnField"][];
            name: string;
            organisation: string;
        };
        OwnField: {
            key: string;
            known: boolean;
            label: {
                [key: string]: string;
            };
            max: number;
            message: string | null;
            pattern: string | null;
        };
        get_portal_improve_review_query: {
            id: string;
        };
        Review: {
            fields: components["schemas"]["ReviewField"][];
            id: string;
            name: string;
            state: string;
            version: number;
        };
        ReviewField: {
            decision: string | null;
            key: string;
            label: {
                [key: string]: string;
            };
            new: string | null;
            now: string | null;
        };
        /** @description `take`: the fields that are written to the renter; the others are left as they are. */
        TakeOver: {
            id: string;
            /** @default  */
            note?: string;
            take?: string[];
            version: number;
        };
        get_portal_public_query: {
            /** @default  */
            tenant?: string;
        };
        /** @description One organisation as everybody may know it. */
        PublicFacts: {
            addresses: {
                [key: string]: unknown;
            }[];
            agreements: {
                [key: string]: unknown;
            }[];
            apps: {
                [key: string]: unknown;
            }[];
            articles: {
                [key: string]: unknown;
            }[];
            code: string;
            date: string;
            name: string;
            offer: {
                [key: string]: unknown;
            }[];
        };
        get_portal_public_text_query: {
            /** @default  */
            tenant?: string;
            /** @enum {string} */
            kind: "article" | "agreement";
            id: string;
        };
        PublicText: {
            content: string;
            markup: boolean;
            since: string | null;
            title: string;
        };
        /** @description Figures of a wall display; `income` only for those with the right. */
        Wall: {
            date: string;
            housekeeping: {
                [key: string]: number;
            };
            income: {
                [key: string]: string;
            } | null;
            nights: {
                [key: string]: unknown;
            }[];
            organisation: string;
            places: number;
            rooms: {
                [key: string]: number;
            };
            time: string;
            today: {
                [key: string]: number;
            };
        };
        BlockAdd: {
            /** Format: date */
            from: string;
            /** @default null */
            holdId?: string | null;
            /**
             * @default closed
             * @enum {string}
             */
            kind?: "closed" | "repair" | "owner_use" | "deep_clean" | "hold";
            /** @default null */
            overbookReason?: string | null;
            reason: string;
            /** Format: date */
            to: string;
            unitId: string;
        };
        BlockShape: {
            id: string;
            version: number;
        };
        delete_rental_block_delete_query: {
            id: string;
        };
        BlockEdit: {
            /** Format: date */
            from: string;
            id: string;
            /** @default null */
            overbookReason?: string | null;
            reason: string;
            /** Format: date */
            to: string;
            /** @default null */
            version?: number | null;
        };
        get_rental_board_query: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @default null */
            communityId?: string | null;
            /** @default null */
            buildingId?: string | null;
        };
        RoomBoardShape: {
            buildings: components["schemas"]["BuildingShape"][];
            communities: components["schemas"]["CommunityShape"][];
            communityId: string | null;
            counters: components["schemas"]["CountersShape"];
            days: components["schemas"]["DayShape"][];
            from: string;
            lane: components["schemas"]["LaneStayShape"][];
            prices: {
                [key: string]: string[];
            };
            rules: {
                [key: string]: {
                    [key: string]: components["schemas"]["server__rental__shapes__RuleShape"];
                };
            };
            stays: components["schemas"]["StayShape"][];
            to: string;
            today: string;
            topic: string | null;
            types: components["schemas"]["TypeShape"][];
            units: components["schemas"]["RoomUnitShape"][];
        };
        BuildingShape: {
            communityId: string;
            floors: number;
            id: string;
            name: string;
        };
        /** @description Stays take their unit from check-in time on the first day to check-out time on the last. */
        CommunityShape: {
            checkIn: string;
            checkOut: string;
            id: string;
            name: string;
        };
        CountersShape: {
            arrivals: number;
            blocked: number;
            departures: number;
            dirty: number;
            free: number;
            holds: number;
            inHouse: number;
            leases: number;
        };
        /** @description Counted over leaves: total = occupied + blocked + held + waiting + free. */
        DayShape: {
            arrivals: number;
            blocked: number;
            date: string;
            departures: number;
            free: number;
            held: number;
            holiday: components["schemas"]["HolidayShape"] | null;
            occupied: number;
            total: number;
            waiting: number;
            weekday: number;
        };
        HolidayShape: {
            kind: string;
            name: string;
        };
        /** @description A stay that waits for a unit: `unitId` is empty. `revision` grows when only `overbooked` changes. */
        LaneStayShape: {
            balance: string;
            /** @default null */
            blockKind?: string | null;
            channel: string;
            /** @default null */
            clientId?: string | null;
            communityId: string;
            /** @default null */
            endingSoon?: boolean | null;
            from: string;
            guest: string;
            guests: number;
            /** @default null */
            holdBy?: components["schemas"]["Person"] | null;
            /** @default null */
            holdUntil?: string | null;
            /** @default null */
            hours?: components["schemas"]["HoursShape"] | null;
            id: string;
            /** @enum {string} */
            kind: "order" | "lease" | "block" | "hold";
            leafIds: string[];
            locked: boolean;
            /** @default null */
            movesStay?: string | null;
            nights: number;
            no: string;
            overbooked: boolean;
            paid: string;
            phone: string;
            /** @default null */
            reason?: string | null;
            remark: string;
            revision: number;
            segment: components["schemas"]["StaySegment"];
            sourceId: string;
            state: string;
            to: string;
            total: string;
            unitId: string;
            unitType: string;
            updateBy: string | null;
            updateTime: string | null;
            version: number;
        };
        Person: {
            id: string;
            name: string;
        };
        HoursShape: {
            from: string;
            to: string;
        };
        StaySegment: {
            count: number;
            index: number;
        };
        /** @description What is not sold on a day of a unit. */
        server__rental__shapes__RuleShape: {
            closed: boolean;
            closedIn: boolean;
            closedOut: boolean;
            minNights: number | null;
            reason: string | null;
        };
        /** @description A bar of the board; `to` is exclusive. The last fields are there for some kinds only. */
        StayShape: {
            balance: string;
            /** @default null */
            blockKind?: string | null;
            channel: string;
            /** @default null */
            clientId?: string | null;
            /** @default null */
            endingSoon?: boolean | null;
            from: string;
            guest: string;
            guests: number;
            /** @default null */
            holdBy?: components["schemas"]["Person"] | null;
            /** @default null */
            holdUntil?: string | null;
            /** @default null */
            hours?: components["schemas"]["HoursShape"] | null;
            id: string;
            /** @enum {string} */
            kind: "order" | "lease" | "block" | "hold";
            leafIds: string[];
            locked: boolean;
            /** @default null */
            movesStay?: string | null;
            nights: number;
            no: string;
            paid: string;
            phone: string;
            /** @default null */
            reason?: string | null;
            remark: string;
            segment: components["schemas"]["StaySegment"];
            sourceId: string;
            state: string;
            to: string;
            total: string;
            unitId: string;
            updateBy: string | null;
            updateTime: string | null;
            version: number;
        };
        /** @description Per day of the window; free goes below zero where more was sold than there is. */
        TypeShape: {
            free: number[];
            houseType: string;
            /** @enum {string} */
            kind: "house" | "room" | "bed";
            total: number;
            unitType: string;
            waiting: number[];
        };
        RoomUnitShape: {
            buildingId: string;
            cleanState: string | null;
            communityId: string;
            floor: number;
            houseType: string;
            id: string;
            /** @enum {string} */
            kind: "house" | "room" | "bed";
            leafIds: string[];
            limit: number;
            name: string;
            parentId: string | null;
            price: string;
            refId: string;
            rentalMethod: string;
            riyue: string;
            sellable: boolean;
            sort: number;
            title: string;
            version: number;
        };
        get_rental_free_query: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            like: string;
        };
        get_rental_free_result: components["schemas"]["FreeShape"][];
        FreeShape: {
            price: string;
            title: string;
            total: string;
            unitId: string;
        };
        HoldAdd: {
            /** Format: date */
            from: string;
            /** @default null */
            hours?: components["schemas"]["HoursForm"] | null;
            /** @default null */
            ignoreStayId?: string | null;
            /** @default 30 */
            seconds?: number;
            /** Format: date */
            to: string;
            unitId: string;
        };
        /** @description Half hours of one day, "09:00" to "24:00". */
        HoursForm: {
            from: string;
            to: string;
        };
        HoldShape: {
            id: string;
            until: string;
        };
        delete_rental_hold_delete_query: {
            id: string;
        };
        HoldEdit: {
            /** Format: date */
            from: string;
            /** @default null */
            hours?: components["schemas"]["HoursForm"] | null;
            id: string;
            /** Format: date */
            to: string;
            unitId: string;
        };
        LeaseForm: {
            /**
             * @default lease_day
             * @enum {string}
             */
            anchor?: "lease_day" | "natural_month";
            /** @default null */
            anchorDay?: number | null;
            /** @default null */
            checkIn?: string | null;
            /** @default null */
            departure?: string | null;
            /** @default null */
            deposit?: string | null;
            /** @default true */
            depositCharged?: boolean;
            /** @default 1 */
            depositMonths?: number;
            /** @default null */
            elecBase?: string | null;
            /** Format: date */
            endDate: string;
            /**
             * @default paper
             * @enum {string}
             */
            form?: "paper" | "electronic";
            freeDays?: components["schemas"]["FreeForm"][];
            /** @default null */
            gasBase?: string | null;
            /** @default null */
            holdId?: string | null;
            /** @default null */
            notes?: string | null;
            /** @default null */
            overbookReason?: string | null;
            /** @default 7 */
            payAdvanceDays?: number;
            /**
             * @default 1
             * @enum {integer}
             */
            payCycle?: 1 | 3 | 6 | 12;
            price: string;
            priceSteps?: components["schemas"]["StepForm"][];
            /** Format: date */
            startDate: string;
            /** @default null */
            tenant?: components["schemas"]["LesseeForm"] | null;
            /** @default null */
            tenantId?: string | null;
            unitId: string;
            /** @default null */
            waterBase?: string | null;
        };
        /** @description Rent-free days, both inclusive. */
        FreeForm: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        /** @description A new monthly price from a day on. */
        StepForm: {
            /** Format: date */
            from: string;
            price: string;
        };
        LesseeForm: {
            /** @default null */
            gender?: ("1" | "2") | null;
            /** @default null */
            idNo?: string | null;
            /** @default id_card */
            idType?: string;
            name: string;
            phone: string;
        };
        LeaseShape: {
            balance: string;
            billingState: string;
            bills: components["schemas"]["BillShape"][];
            checkIn: string | null;
            contractNo: string;
            contractType: string;
            departure: string | null;
            deposit: string;
            depositCharged: boolean;
            endDate: string;
            form: string;
            id: string;
            ledger: components["schemas"]["LeasePaymentShape"][];
            lessor: string;
            lessorCode: string | null;
            monthsLeft: number;
            notes: string;
            paid: string;
            payCycle: string;
            price: string;
            signature: string | null;
            signedAt: string | null;
            signedOn: string | null;
            startDate: string;
            state: string;
            tenantId: string;
            tenantName: string;
            tenantPhone: string;
            total: string;
            unitId: string;
            unitTitle: string;
            version: number;
            waiting: components["schemas"]["WaitingRefundShape"][];
            witness: string | null;
        };
        BillShape: {
            amount: string;
            billNo: string;
            days: number;
            due: string;
            from: string;
            id: string;
            kind: string;
            lines: components["schemas"]["BillLineShape"][];
            open: string;
            paid: string;
            state: string;
            to: string;
            version: number;
        };
        BillLineShape: {
            amount: string;
            explain: string;
        };
        LeasePaymentShape: {
            amount: string;
            billId: string | null;
            direction: string;
            id: string;
            method: string | null;
            no: string;
            note: string;
            operator: string;
            paidOn: string;
            project: string;
            reversedBy: string | null;
            reverses: string | null;
        };
        /** @description A refund that a second person has to agree to; `can` lists what the reader may do to it. */
        WaitingRefundShape: {
            amount: string;
            applicant: components["schemas"]["ApplicantShape"];
            can: string[];
            createTime: string;
            id: string;
            no: string;
            reason: string;
            state: string;
            title: string;
            version: number;
        };
        ApplicantShape: {
            id: string;
            name: string;
        };
        /** @description An action that must be explained. */
        Reasoned: {
            id: string;
            reason: string;
            /** @default null */
            version?: number | null;
        };
        get_rental_lease_detail_query: {
            id: string;
        };
        /** @description Takes money for a bill; project is not asked, the bill says it. `version` is that of the bill. */
        PayBill: {
            amount: string;
            billId: string;
            /**
             * @default cash
             * @enum {string}
             */
            method?: "cash" | "wechat" | "alipay" | "card" | "transfer" | "company" | "other";
            /** @default null */
            note?: string | null;
            /** @default null */
            paidOn?: string | null;
            /** @default rent */
            project?: string;
            /** @default null */
            version?: number | null;
        };
        /** @description As the lease form, while it is being filled: without an end a year is proposed, without a price no bill. */
        PreviewForm: {
            /**
             * @default lease_day
             * @enum {string}
             */
            anchor?: "lease_day" | "natural_month";
            /** @default null */
            anchorDay?: number | null;
            /** @default null */
            deposit?: string | null;
            /** @default true */
            depositCharged?: boolean;
            /** @default 1 */
            depositMonths?: number;
            /** @default null */
            endDate?: string | null;
            freeDays?: components["schemas"]["FreeForm"][];
            /** @default 7 */
            payAdvanceDays?: number;
            /**
             * @default 1
             * @enum {integer}
             */
            payCycle?: 1 | 3 | 6 | 12;
            /** @default  */
            price?: string;
            priceSteps?: components["schemas"]["StepForm"][];
            /** Format: date */
            startDate: string;
        };
        LeasePreviewShape: {
            bills: components["schemas"]["PlannedBillShape"][];
            deposit: string;
            earliestEnd: string;
            endDate: string;
            latestEnd: string;
            rent: string;
            startDate: string;
            total: string;
        };
        PlannedBillShape: {
            amount: string;
            days: number;
            due: string;
            from: string;
            kind: string;
            lines: components["schemas"]["PlannedLineShape"][];
            to: string;
        };
        PlannedLineShape: {
            amount: string;
            explain: string;
        };
        /** @description `id` is the lease, `ledger_id` the line of its ledger. */
        ReversePayment: {
            id: string;
            ledgerId: string;
            reason: string;
            /** @default null */
            version?: number | null;
        };
        /** @description `signature`: the stored picture of what the tenant wrote here; without it the signing elsewhere is recorded. */
        Sign: {
            id: string;
            /** @default null */
            signature?: string | null;
            /** @default null */
            signedOn?: string | null;
            /** @default null */
            version?: number | null;
        };
        /** @description Without a unit it names the type that is to be assigned later, and the community. */
        OrderAdd: {
            cashier?: components["schemas"]["CashEntry"][];
            /** @default walk_in */
            channel?: string;
            /** Format: date */
            checkIn: string;
            /** @default false */
            checkInNow?: boolean;
            /** Format: date */
            checkOut: string;
            /** @default null */
            communityId?: string | null;
            /** @default false */
            confirm?: boolean;
            contactName: string;
            contactPhone: string;
            /** @default null */
            depositDue?: string | null;
            /** @default false */
            forceDirty?: boolean;
            guests?: components["schemas"]["GuestForm"][];
            /** @default null */
            holdId?: string | null;
            /** @default null */
            hours?: components["schemas"]["HoursForm"] | null;
            /** @default null */
            nightPrices?: components["schemas"]["NightPrice"][] | null;
            /** @default null */
            overbookReason?: string | null;
            /** @default null */
            overrideReason?: string | null;
            /** @default null */
            priceReason?: string | null;
            /** @default null */
            reason?: string | null;
            /** @default null */
            remark?: string | null;
            /** @default null */
            unitId?: string | null;
            /** @default null */
            unitType?: string | null;
        };
        /** @description One line of the cashier form. Extras (service, damage…) are charged and received at once, or put on account. */
        CashEntry: {
            amount: string;
            /**
             * @default cash
             * @enum {string}
             */
            method?: "cash" | "wechat" | "alipay" | "card" | "transfer" | "company" | "other";
            /** @default null */
            note?: string | null;
            /** @default null */
            paidOn?: string | null;
            project: string;
        };
        GuestForm: {
            /** @default null */
            gender?: ("1" | "2" | "") | null;
            /** @default null */
            idNo?: string | null;
            /** @default null */
            idType?: string | null;
            /** @default false */
            isMain?: boolean;
            name: string;
            /** @default null */
            phone?: string | null;
        };
        NightPrice: {
            /** Format: date */
            night: string;
            price: string;
        };
        /**
         * @description `can` lists the events that are possible now, `reasons` says why the others of this state are not.
         *
         *     `notices` is what the act that answers with it has to say beside it.
         */
        DailyOrderShape: {
            can: string[];
            cancelPolicy: string | null;
            cancelReason: string | null;
            channel: string;
            checkIn: string;
            checkOut: string;
            checkedInAt: string | null;
            checkedOutAt: string | null;
            communityId: string;
            contactName: string;
            contactPhone: string;
            createBy: string | null;
            createTime: string;
            guests: components["schemas"]["GuestShape"][];
            hours: components["schemas"]["HoursShape"] | null;
            id: string;
            ledger: components["schemas"]["LedgerShape"][];
            locked: boolean;
            log: components["schemas"]["LogShape"][];
            money: components["schemas"]["MoneyShape"];
            nightCount: number;
            nights: components["schemas"]["NightShape"][];
            notices: string[];
            orderNo: string;
            reasons: {
                [key: string]: string;
            };
            remark: string;
            segments: components["schemas"]["SegmentShape"][];
            state: string;
            unitId: string | null;
            unitTitle: string;
            unitType: string | null;
            version: number;
            waiting: components["schemas"]["WaitingRefundShape"][];
        };
        /** @description The document number is masked. */
        GuestShape: {
            checkinAt: string | null;
            checkoutAt: string | null;
            gender: string | null;
            id: string;
            idNo: string | null;
            idType: string | null;
            isMain: boolean;
            name: string;
            phone: string | null;
            renterId: string | null;
        };
        /** @description `balance` is the running one after this line. */
        LedgerShape: {
            amount: string;
            balance: string;
            direction: string;
            id: string;
            method: string | null;
            no: string;
            note: string | null;
            operator: string;
            paidOn: string;
            project: string;
            reversedBy: string | null;
            reverses: string | null;
        };
        LogShape: {
            action: string;
            by: string;
            text: string;
            time: string;
        };
        MoneyShape: {
            balance: string;
            cancelFee: string;
            charged: string;
            depositDue: string;
            depositHeld: string;
            paid: string;
            receivedDeposit: string;
            receivedRoom: string;
            refundedDeposit: string;
            total: string;
        };
        NightShape: {
            night: string;
            price: string;
            reason: string | null;
            rule: string;
            source: string;
            unitId: string | null;
            unitTitle: string;
        };
        /** @description Without a unit it waits in the lane; `overbooked`: more wait than can be placed. */
        SegmentShape: {
            from: string;
            id: string;
            overbooked: boolean;
            to: string;
            unitId: string | null;
            unitTitle: string;
        };
        Assign: {
            /** @default null */
            holdId?: string | null;
            id: string;
            /** @default null */
            nightPrices?: components["schemas"]["NightPrice"][] | null;
            /** @default null */
            overbookReason?: string | null;
            /** @default null */
            overrideReason?: string | null;
            /**
             * @default keep
             * @enum {string}
             */
            priceMode?: "keep" | "reprice" | "typed";
            /** @default null */
            reason?: string | null;
            unitId: string;
            /** @default null */
            version?: number | null;
        };
        get_rental_order_bestFit_query: {
            id: string;
        };
        get_rental_order_bestFit_result: components["schemas"]["FitShape"][];
        /** @description `before` and `after`: nights left empty around the stay, null when nothing is near. */
        FitShape: {
            after: number | null;
            before: number | null;
            price: string;
            reason: string;
            title: string;
            total: string;
            unitId: string;
            unitType: string;
        };
        /** @description `more`: the parts of a split payment that were made in other ways. */
        Cashier: {
            amount: string;
            id: string;
            /**
             * @default cash
             * @enum {string}
             */
            method?: "cash" | "wechat" | "alipay" | "card" | "transfer" | "company" | "other";
            more?: components["schemas"]["CashEntry"][];
            /** @default null */
            note?: string | null;
            /** @default null */
            paidOn?: string | null;
            project: string;
            /** @default null */
            version?: number | null;
        };
        CheckIn: {
            cashier?: components["schemas"]["CashEntry"][];
            /** @default false */
            early?: boolean;
            /** @default false */
            forceDirty?: boolean;
            id: string;
            /** @default null */
            reason?: string | null;
            /** @default null */
            version?: number | null;
        };
        CheckOut: {
            /** @default false */
            allowDebt?: boolean;
            id: string;
            /** @default null */
            reason?: string | null;
            /** @default null */
            version?: number | null;
        };
        get_rental_order_checkOutQuote_query: {
            id: string;
        };
        /** @description Amounts in yuan; `from`: the first night that is given back. */
        CheckOutQuoteShape: {
            amount: string;
            balance: string;
            depositHeld: string;
            early: boolean;
            from: string | null;
            keptNight: boolean;
            nights: number;
        };
        /** @description What every action names: the order and the version that the clerk saw. */
        OrderRef: {
            id: string;
            /** @default null */
            version?: number | null;
        };
        get_rental_order_detail_query: {
            id: string;
        };
        OrderEdit: {
            /** @default walk_in */
            channel?: string;
            contactName: string;
            contactPhone: string;
            guests?: components["schemas"]["GuestForm"][];
            id: string;
            /** @default null */
            nightPrices?: components["schemas"]["NightPrice"][] | null;
            /** @default null */
            priceReason?: string | null;
            /** @default null */
            remark?: string | null;
            /** @default null */
            version?: number | null;
        };
        Resize: {
            /** @default null */
            checkIn?: string | null;
            /** @default null */
            checkOut?: string | null;
            /** @default null */
            holdId?: string | null;
            id: string;
            /** @default null */
            overbookReason?: string | null;
            /** @default null */
            overrideReason?: string | null;
            /** @default null */
            version?: number | null;
        };
        /** @description Where and when the guest is to be; the price stays, is asked for anew, or is typed. */
        ChangeHours: {
            /** Format: date */
            day: string;
            /** @default null */
            holdId?: string | null;
            hours: components["schemas"]["HoursForm"];
            id: string;
            /** @default null */
            nightPrices?: components["schemas"]["NightPrice"][] | null;
            /** @default null */
            overbookReason?: string | null;
            /** @default null */
            overrideReason?: string | null;
            /**
             * @default keep
             * @enum {string}
             */
            priceMode?: "keep" | "reprice" | "typed";
            /** @default null */
            reason?: string | null;
            unitId: string;
            /** @default null */
            version?: number | null;
        };
        Lock: {
            id: string;
            locked: boolean;
            /** @default null */
            version?: number | null;
        };
        Move: {
            /** @default null */
            from?: string | null;
            /** @default null */
            holdId?: string | null;
            id: string;
            /** @default null */
            nightPrices?: components["schemas"]["NightPrice"][] | null;
            /** @default null */
            overbookReason?: string | null;
            /** @default null */
            overrideReason?: string | null;
            /**
             * @default keep
             * @enum {string}
             */
            priceMode?: "keep" | "reprice" | "typed";
            /** @default null */
            reason?: string | null;
            stayId: string;
            /** @default null */
            to?: string | null;
            unitId: string;
            /** @default null */
            version?: number | null;
        };
        Note: {
            id: string;
            /** @default  */
            remark?: string;
            /** @default null */
            version?: number | null;
        };
        Reverse: {
            id: string;
            ledgerId: string;
            reason: string;
            /** @default null */
            version?: number | null;
        };
        Split: {
            /** Format: date */
            date: string;
            id: string;
            /** @default null */
            overbookReason?: string | null;
            /** @default null */
            overrideReason?: string | null;
            /** @default null */
            reason?: string | null;
            stayId: string;
            unitId: string;
            /** @default null */
            version?: number | null;
        };
        /** @description `with_version`: the version of the other order that the clerk saw. */
        Swap: {
            id: string;
            /** @default null */
            overbookReason?: string | null;
            /** @default null */
            overrideReason?: string | null;
            /** @default null */
            reason?: string | null;
            stayId: string;
            /** @default null */
            version?: number | null;
            withStayId: string;
            /** @default null */
            withVersion?: number | null;
        };
        /** @description `unitType`: to wait for another type than that of the unit. */
        Unassign: {
            id: string;
            /** @default null */
            overbookReason?: string | null;
            /** @default null */
            overrideReason?: string | null;
            /** @default null */
            reason?: string | null;
            /** @default null */
            unitType?: string | null;
            /** @default null */
            version?: number | null;
        };
        get_rental_portrait_query: {
            id: string;
            /**
             * @default daily
             * @enum {string}
             */
            mode?: "daily" | "long";
        };
        PortraitShape: {
            house: {
                [key: string]: unknown;
            };
            lines: components["schemas"]["PortraitLine"][];
            months: components["schemas"]["PortraitMonth"][];
            places: number;
            repairs: components["schemas"]["PortraitLine"][];
            title: string;
            units: components["schemas"]["PortraitUnit"][];
        };
        /** @description `to` is exclusive; `amount` is the stay's total or the month's rent. */
        PortraitLine: {
            amount: string;
            from: string;
            /** @enum {string} */
            kind: "order" | "lease" | "block";
            name: string;
            no: string;
            reason: string;
            sourceId: string;
            state: string;
            to: string;
            unit: string;
        };
        /** @description `places`: nights there were to let; `income` is null for those who may not see the ledger. */
        PortraitMonth: {
            blocked: number;
            income: string | null;
            month: string;
            places: number;
            taken: number;
        };
        PortraitUnit: {
            id: string;
            /** @enum {string} */
            kind: "house" | "room" | "bed";
            title: string;
        };
        /** @description `dryRun` only answers; `seen` is what a dry run said, so that nothing else is written than what was looked at. */
        PricePaint: {
            /** @default false */
            dryRun?: boolean;
            /** @enum {string} */
            mode: "set" | "percent" | "add" | "base";
            /** @default null */
            reason?: string | null;
            /** @default null */
            seen?: string | null;
            spans: components["schemas"]["Cells"][];
            /** @default null */
            value?: string | null;
        };
        /** @description Nights [from, to) of one unit. */
        Cells: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            unitId: string;
        };
        /** @description `seen` names this very answer; income counts the nights that are still unsold. */
        PaintShape: {
            changes: components["schemas"]["RuleChangeShape"][];
            incomeNew: string;
            incomeOld: string;
            lines: components["schemas"]["PaintLine"][];
            seen: string;
            unsold: number;
        };
        /** @description What was set before and after; sent back to `restore`, it takes the change back. */
        RuleChangeShape: {
            after: components["schemas"]["RuleState"] | null;
            before: components["schemas"]["RuleState"] | null;
            night: string;
            unitId: string;
        };
        RuleState: {
            closed: boolean;
            closedIn: boolean;
            closedOut: boolean;
            minNights: number | null;
            price: string | null;
            reason: string | null;
        };
        /** @description One night: what it costs, what it would cost, and whether somebody has it already. */
        PaintLine: {
            new: string;
            night: string;
            old: string;
            sold: boolean;
            unitId: string;
        };
        /** @description The changes of an earlier answer, to be taken back. */
        Restore: {
            changes: components["schemas"]["RuleChange"][];
        };
        RuleChange: {
            /** @default null */
            after?: components["schemas"]["RuleForm"] | null;
            /** @default null */
            before?: components["schemas"]["RuleForm"] | null;
            /** Format: date */
            night: string;
            unitId: string;
        };
        RuleForm: {
            /** @default false */
            closed?: boolean;
            /** @default false */
            closedIn?: boolean;
            /** @default false */
            closedOut?: boolean;
            /** @default null */
            minNights?: number | null;
            /** @default null */
            price?: string | null;
            /** @default null */
            reason?: string | null;
        };
        ChangesShape: {
            changes: components["schemas"]["RuleChangeShape"][];
        };
        /** @description What is set; a field that is left out stays as it is. `minNights` 0 takes the minimum away. */
        Restriction: {
            /** @default null */
            closed?: boolean | null;
            /** @default null */
            closedIn?: boolean | null;
            /** @default null */
            closedOut?: boolean | null;
            /** @default null */
            minNights?: number | null;
            /** @default null */
            reason?: string | null;
            spans: components["schemas"]["Cells"][];
        };
        /** @description `dayUse`: the price of hours on the first day instead of nights. */
        QuoteForm: {
            /** @default null */
            communityId?: string | null;
            /** @default false */
            dayUse?: boolean;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @default null */
            unitId?: string | null;
            /** @default null */
            unitType?: string | null;
        };
        QuoteShape: {
            lines: components["schemas"]["QuoteLine"][];
            total: string;
        };
        QuoteLine: {
            night: string;
            price: string;
            rule: string;
            ruleText: string;
        };
        CleanState: {
            /** @enum {string} */
            state: "clean" | "dirty" | "cleaning" | "inspected" | "out_of_order";
            unitId: string;
        };
        CleanShape: {
            state: string;
            unitId: string;
        };
        /** @description Cards that the reader may not list are left out. */
        TodayShape: {
            /** @default null */
            arrivals?: components["schemas"]["CardShape"] | null;
            date: string;
            /** @default null */
            departures?: components["schemas"]["CardShape"] | null;
            /** @default null */
            finance?: components["schemas"]["CardShape"] | null;
            /** @default null */
            housekeeping?: components["schemas"]["CardShape"] | null;
            /** @default null */
            inHouse?: components["schemas"]["CardShape"] | null;
            /** @default null */
            owing?: components["schemas"]["CardShape"] | null;
            /** @default null */
            unpaid?: components["schemas"]["CardShape"] | null;
        };
        /** @description A figure of the day and the list that opens exactly its rows. */
        CardShape: {
            /** @default null */
            amount?: string | null;
            count: number;
            list: components["schemas"]["CardList"];
            /** @default null */
            oldest?: string | null;
            /** @default null */
            received?: string | null;
            /** @default null */
            refunded?: string | null;
        };
        CardList: {
            path: string;
            query: {
                [key: string]: string;
            };
        };
        AcceptAgreements: {
            ids: string[];
        };
        get_sys_agreement_text_query: {
            /** @enum {string} */
            kind: "user" | "privacy";
        };
        /** @description A new password (twice), or a new e-mail with the code that was sent to it, of the account whose code was right. */
        Alter: {
            /** @default  */
            code?: string;
            /** @default null */
            confirmpassword?: string | null;
            /** @default null */
            email?: string | null;
            key: string;
            /** @default null */
            password?: string | null;
        };
        /** @description Where the code goes that proves the new address. */
        ProveEmail: {
            email: string;
            key: string;
        };
        ProveCode: {
            code: string;
            key: string;
        };
        get_sys_annountCement_doReleaseData_query: {
            id: string;
        };
        AnnouncementId: {
            id: string;
        };
        get_sys_annountCement_doReovkeData_query: {
            id: string;
        };
        get_sys_annountCement_listByRead_query: {
            /** @default  */
            titile?: string;
            /** @default  */
            sender?: string;
            /** @default  */
            readFlag?: string;
            /** @default  */
            msgCategory?: string;
            /** @default  */
            priority?: string;
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
        };
        get_sys_annountCement_queryById_query: {
            id: string;
        };
        get_sys_annountCement_syncNotic_query: {
            /** @default  */
            anntId?: string;
        };
        get_sys_api_queryDictItemsByCode_query: {
            /** @default  */
            code?: string;
        };
        get_sys_audit_list_query: {
            table: string;
            rowId: string;
        };
        /** @description One of both: a whole act, or one line of a trail. */
        UndoBody: {
            /** @default null */
            act?: string | null;
            /** @default null */
            auditId?: string | null;
        };
        get_sys_cas_client_validateLogin_query: {
            ticket: string;
            service: string;
        };
        get_sys_category_checkCode_query: {
            /** @default  */
            pid?: string;
            code: string;
        };
        get_sys_category_getChildListBatch_query: {
            /** @default  */
            parentIds?: string;
        };
        get_sys_category_loadAllData_query: {
            /** @default  */
            code?: string;
        };
        get_sys_category_loadDictItem_query: {
            /** @default id */
            field?: string;
            /** @default  */
            ids?: string;
            /** @default false */
            delNotExist?: boolean;
        };
        get_sys_category_loadDictItem__query: {
            /** @default id */
            field?: string;
            /** @default  */
            ids?: string;
            /** @default false */
            delNotExist?: boolean;
        };
        get_sys_category_loadOne_query: {
            field: string;
            val: string;
        };
        get_sys_category_loadTreeChildren_query: {
            /** @default  */
            pid?: string;
            /** @default  */
            parentId?: string;
        };
        get_sys_category_loadTreeData_query: {
            /** @default  */
            pid?: string;
            /** @default  */
            pcode?: string;
            /** @default  */
            condition?: string;
        };
        get_sys_category_loadTreeRoot_query: {
            /** @default true */
            async?: boolean;
            /** @default  */
            pcode?: string;
        };
        CheckCaptcha: {
            captcha: string;
            checkKey: number | string;
        };
        get_sys_checkRule_checkByCode_query: {
            ruleCode: string;
            /** @default  */
            value?: string;
        };
        get_sys_common_files_query: {
            paths: string;
        };
        delete_sys_common_link_query: {
            id: string;
        };
        get_sys_common_link_query: {
            path: string;
        };
        /** @description `hours`: how long it opens, 90 days at most; `note`: what it is for. */
        server__files__shapes__MakeLink: {
            hours: number;
            /** @default  */
            note?: string;
            path: string;
        };
        get_sys_common_pdf_pdfPreviewIframe_query: {
            path: string;
        };
        delete_sys_common_upload_cancel_query: {
            id: string;
        };
        UploadId: {
            id: string;
        };
        put_sys_common_upload_part_query: {
            id: string;
            part: number;
            /** @default  */
            sha256?: string;
        };
        /** @description `mark`: by what the sender's device tells this file from another, such as the hash of its beginning. */
        StartUpload: {
            /** @default temp */
            biz?: string;
            /**
             * @default
             * @enum {string}
             */
            kind?: "" | "image" | "file" | "video";
            /** @default  */
            mark?: string;
            name: string;
            /** @default  */
            sha256?: string;
            size: number;
        };
        get_sys_common_upload_state_query: {
            id: string;
        };
        get_sys_dataLog_list_query: {
            /** @default  */
            dataTable?: string;
            /** @default  */
            dataId?: string;
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
        };
        get_sys_dataLog_queryCompareList_query: {
            dataId1: string;
            dataId2: string;
        };
        get_sys_dataLog_queryDataVerList_query: {
            dataTable: string;
            dataId: string;
        };
        get_sys_dict_loadDict_code_query: {
            /** @default  */
            keyword?: string;
            /** @default 10 */
            pageSize?: number;
        };
        get_sys_dict_loadDictItem_code_query: {
            /** @default  */
            key?: string;
            /** @default false */
            delNotExist?: boolean;
        };
        get_sys_dict_loadDictOrderByValue_code_query: {
            /** @default  */
            keyword?: string;
            /** @default 10 */
            pageSize?: number;
        };
        get_sys_dict_loadTreeData_query: {
            /** @default  */
            pid?: string;
            pidField: string;
            tableName: string;
            text: string;
            /** @default  */
            code?: string;
            /** @default  */
            hasChildField?: string;
            /** @default  */
            condition?: string;
        };
        get_sys_dict_treeList_query: {
            /** @default  */
            dictName?: string;
        };
        get_sys_dictItem_dictItemCheck_query: {
            dictId: string;
            itemValue: string;
            /** @default  */
            id?: string;
        };
        get_sys_duplicate_check_query: {
            tableName: string;
            fieldName: string;
            /** @default  */
            fieldVal?: string;
            /** @default  */
            dataId?: string;
        };
        get_sys_engine_options_query: {
            path: string;
            /** @default  */
            keyword?: string;
            /** @default  */
            ids?: string;
            /** @default  */
            pid?: string;
            /** @default  */
            store?: string;
            /** @default false */
            live?: boolean;
            /** @default  */
            condition?: string;
            /** @default 20 */
            pageSize?: number;
        };
        put_sys_fillRule_executeRuleByCode_ruleCode_body: Record<string, never>;
        ManyRules: {
            commonFormData?: {
                [key: string]: unknown;
            };
            rules: components["schemas"]["OneRule"][];
        };
        OneRule: {
            formData?: {
                [key: string]: unknown;
            };
            ruleCode: string;
        };
        get_sys_fillRule_testFillRule_query: {
            ruleCode: string;
        };
        /** @description `router`: a route with `predicates` and `filters` as JSON texts, as clients of the family send it. */
        GatewayUpdate: {
            router?: {
                [key: string]: unknown;
            };
        };
        get_sys_log_list_query: {
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
            /** @default  */
            column?: string;
            /** @default  */
            order?: string;
            /** @default  */
            field?: string;
            /** @default  */
            superQueryParams?: string;
            /** @default and */
            superQueryMatchType?: string;
        };
        Login: {
            /** @default null */
            captcha?: string | null;
            /** @default null */
            checkKey?: number | string | null;
            password: string;
            /** @default null */
            rememberMe?: boolean | null;
            /** @default null */
            slider?: string | null;
            username: string;
        };
        /** @description `cas`: where to send the browser, None when off. `rules`: those that forms before signing in check. */
        WaysShape: {
            agreements: components["schemas"]["AgreementShape"][];
            alteration: boolean;
            apps: components["schemas"]["AppShape"][];
            cas: string | null;
            phone: boolean;
            registration: boolean;
            rules: {
                [key: string]: components["schemas"]["server__account__ways__RuleShape"];
            };
            third: components["schemas"]["WayShape"][];
        };
        AgreementShape: {
            kind: string;
            title: string;
            version: string;
        };
        /** @description `svg`: the address as a QR code. */
        AppShape: {
            name: string;
            platform: string;
            svg: string;
            url: string;
            version: string | null;
        };
        server__account__ways__RuleShape: {
            check: string | null;
            message: string;
            pattern: string;
        };
        WayShape: {
            name: string;
            source: string;
        };
        /** @description `test_data`: a JSON object as text. `receiver`: usernames, phones or addresses by comma. `msg_type` empty: the template's. */
        SendMessage: {
            /** @default  */
            msgType?: string;
            receiver: string;
            templateCode: string;
            /** @default {} */
            testData?: string;
        };
        /** @description Times are "HH:MM" of the business clock; equal ones mean the whole day. */
        NoticeSettingBody: {
            /** @default false */
            quiet?: boolean;
            /** @default 22:00 */
            quietBegin?: string;
            /** @default 08:00 */
            quietEnd?: string;
            /** @default true */
            urgentThrough?: boolean;
        };
        /** @description `token` is the opaque session id of the list, never a live token. */
        ForceLogout: {
            token: string;
        };
        get_sys_online_list_query: {
            /** @default  */
            username?: string;
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
        };
        /** @description A SysPermission as the menu page sends it. */
        MenuEntry: {
            /** @default false */
            alwaysShow?: boolean;
            /** @default null */
            component?: string | null;
            /** @default null */
            componentName?: string | null;
            /** @default null */
            description?: string | null;
            /** @default false */
            hidden?: boolean;
            /** @default null */
            icon?: string | null;
            /** @default false */
            internalOrExternal?: boolean;
            /** @default true */
            keepAlive?: boolean;
            /** @default 1 */
            menuType?: number;
            name: string;
            /** @default null */
            parentId?: string | null;
            /** @default null */
            perms?: string | null;
            /** @default 1 */
            permsType?: string;
            /** @default null */
            redirect?: string | null;
            /** @default null */
            resource?: string | null;
            /** @default true */
            route?: boolean;
            /** @default 0 */
            sortNo?: number;
            /** @default 1 */
            status?: string;
            /** @default null */
            titleEn?: string | null;
            /** @default null */
            url?: string | null;
        };
        /** @description A data rule: column, condition and value as in the wire contract 6.3, never SQL. */
        RuleEntry: {
            permissionId: string;
            ruleColumn: string;
            ruleConditions: string;
            ruleName: string;
            ruleValue: string;
            /** @default 1 */
            status?: string;
        };
        get_sys_permission_checkPath_query: {
            path: string;
        };
        get_sys_permission_checkRight_query: {
            code: string;
        };
        delete_sys_permission_delete_query: {
            id: string;
        };
        delete_sys_permission_deleteBatch_query: {
            ids: string;
        };
        delete_sys_permission_deletePermissionRule_query: {
            id: string;
        };
        EditMenu: {
            /** @default false */
            alwaysShow?: boolean;
            /** @default null */
            component?: string | null;
            /** @default null */
            componentName?: string | null;
            /** @default null */
            description?: string | null;
            /** @default false */
            hidden?: boolean;
            /** @default null */
            icon?: string | null;
            id: string;
            /** @default false */
            internalOrExternal?: boolean;
            /** @default true */
            keepAlive?: boolean;
            /** @default 1 */
            menuType?: number;
            name: string;
            /** @default null */
            parentId?: string | null;
            /** @default null */
            perms?: string | null;
            /** @default 1 */
            permsType?: string;
            /** @default null */
            redirect?: string | null;
            /** @default null */
            resource?: string | null;
            /** @default true */
            route?: boolean;
            /** @default null */
            rowVersion?: number | null;
            /** @default 0 */
            sortNo?: number;
            /** @default 1 */
            status?: string;
            /** @default null */
            titleEn?: string | null;
            /** @default null */
            url?: string | null;
        };
        EditRule: {
            id: string;
            permissionId: string;
            ruleColumn: string;
            ruleConditions: string;
            ruleName: string;
            ruleValue: string;
            /** @default 1 */
            status?: string;
        };
        get_sys_permission_explain_query: {
            userId: string;
            code: string;
        };
        get_sys_permission_getPermRuleListByPermId_query: {
            permissionId: string;
        };
        get_sys_permission_getSystemSubmenu_query: {
            parentId: string;
        };
        get_sys_permission_getSystemSubmenuBatch_query: {
            parentIds: string;
        };
        /** @description `parent_id` empty means the top; `before_id` names the sibling that comes right after it, none the last place. */
        MoveMenu: {
            /** @default null */
            beforeId?: string | null;
            id: string;
            /** @default null */
            parentId?: string | null;
            /** @default null */
            version?: number | null;
        };
        /** @description Where an entry stands, and where it stood: what takes the move back. */
        MenuPlace: {
            beforeId: string;
            id: string;
            oldBeforeId: string;
            oldParentId: string;
            parentId: string;
            rowVersion: number;
        };
        get_sys_permission_queryDepartPermission_query: {
            departId: string;
        };
        get_sys_permission_queryListAsync_query: {
            /** @default  */
            pid?: string;
            /** @default  */
            parentId?: string;
        };
        get_sys_permission_queryPermissionRule_query: {
            permissionId: string;
            /** @default  */
            ruleName?: string;
            /** @default  */
            ruleValue?: string;
        };
        get_sys_permission_queryRolePermission_query: {
            roleId: string;
        };
        get_sys_permission_queryTenantPermission_query: {
            /** @default  */
            tenantId?: string;
        };
        SaveDepartPermission: {
            departId: string;
            /** @default  */
            permissionIds?: string;
        };
        SaveRolePermission: {
            /** @default  */
            permissionIds?: string;
            roleId: string;
        };
        SaveTenantPermission: {
            /** @default  */
            permissionIds?: string;
            tenantId: string;
        };
        get_sys_permission_searchTree_query: {
            /** @default  */
            keyword?: string;
        };
        PhoneLogin: {
            captcha: string;
            mobile: string;
            /** @default null */
            rememberMe?: boolean | null;
        };
        get_sys_position_queryByCode_query: {
            code: string;
        };
        QrcodeLogin: {
            qrcodeId: string;
        };
        get_sys_quartzJob_execute_query: {
            id: string;
        };
        server__jobs__models__RowId: {
            id: string;
        };
        get_sys_quartzJob_pause_query: {
            id: string;
        };
        get_sys_quartzJob_preview_query: {
            cron: string;
            /** @default null */
            timestamp?: number | null;
        };
        get_sys_quartzJob_resume_query: {
            id: string;
        };
        SysRegionAdd: {
            code: string;
            lat?: string | null;
            lng?: string | null;
            name: string;
            parentId?: string | null;
            pinyin?: string | null;
        };
        SysRegion: {
            code?: string | null;
            createBy?: string | null;
            createTime?: string;
            hasChildren?: boolean;
            id: string;
            lat?: string | null;
            level?: number | null;
            lng?: string | null;
            name?: string | null;
            parentCode?: string | null;
            parentId?: string | null;
            parentId_dictText?: string | null;
            pinyin?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateTime?: string | null;
        };
        get_sys_region_queryByCode_query: {
            code: string;
        };
        get_sys_region_queryChildrenByParentCode_query: {
            /** @default  */
            parentCode?: string;
        };
        get_sys_region_queryIdTree_query: {
            /** @default 9 */
            level?: number;
        };
        get_sys_region_queryTreeList_query: {
            /** @default 9 */
            level?: number;
        };
        get_sys_region_searchBy_query: {
            keyWord: string;
        };
        get_sys_role_checkRoleCode_query: {
            roleCode: string;
            /** @default  */
            id?: string;
        };
        /** @description `id` is the role whose grants are taken over. */
        CopyRole: {
            id: string;
            roleCode: string;
            roleName: string;
        };
        SaveRoleRules: {
            /** @default  */
            dataRuleIds?: string;
            permissionId: string;
            roleId: string;
        };
        get_sys_role_queryFieldRights_query: {
            roleId: string;
            path: string;
        };
        FieldRightsBody: {
            path: string;
            rights: {
                [key: string]: "hidden" | "readOnly";
            };
            roleId: string;
        };
        ScanQrcode: {
            /** @enum {string} */
            act: "scan" | "confirm" | "refuse";
            qrcodeId: string;
        };
        get_sys_search_query: {
            q: string;
            /** @default  */
            paths?: string;
            /** @default 5 */
            limit?: number;
        };
        SearchAnswer: {
            groups: components["schemas"]["SearchGroup"][];
        };
        SearchGroup: {
            hits: components["schemas"]["SearchHit"][];
            more: boolean;
            path: string;
            title: string;
        };
        /** @description `field` and `text`: where it was found, or what else tells it apart; phones are masked. */
        SearchHit: {
            field: string | null;
            id: string;
            name: string;
            text: string | null;
        };
        /** @description `username` is accepted and not trusted: the token says who asks. */
        SelectDepart: {
            orgCode: string;
            /** @default null */
            username?: string | null;
        };
        EditSwitch: {
            key: string;
            /** @default  */
            value?: string;
        };
        /** @description `track`: [x, milliseconds] of each step of the handle; `width`: how far it can go. */
        SliderTrack: {
            /**
             * @default pointer
             * @enum {string}
             */
            by?: "pointer" | "keyboard";
            id: string;
            track: [
                number,
                number
            ][];
            width: number;
        };
        get_sys_subApp_entry_query: {
            /** @enum {string} */
            name: "assetMg" | "risk" | "workflow";
        };
        /** @description `entry`: address of a small JSON file that names the module to mount. */
        AppEntry: {
            base: string;
            entry: string;
            name: string;
        };
        EndVisit: {
            id: string;
            /** @default null */
            version?: number | null;
        };
        ReadAnnouncement: {
            anntId: string;
        };
        get_sys_sysAnnouncementSend_getMyAnnouncementSend_query: {
            /** @default  */
            titile?: string;
            /** @default  */
            sender?: string;
            /** @default  */
            readFlag?: string;
            /** @default  */
            msgCategory?: string;
            /** @default  */
            priority?: string;
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
        };
        /** @description `parent_id` empty means the top; `before_id` names the sibling that comes right after it. */
        MoveDepart: {
            /** @default null */
            beforeId?: string | null;
            id: string;
            /** @default null */
            parentId?: string | null;
            /** @default null */
            version?: number | null;
        };
        get_sys_sysDepart_queryAllParentId_query: {
            /** @default  */
            departId?: string;
            /** @default  */
            orgCode?: string;
        };
        get_sys_sysDepart_queryDepartTreeSync_query: {
            /** @default  */
            pid?: string;
            /** @default  */
            parentId?: string;
        };
        get_sys_sysDepart_searchBy_query: {
            /** @default  */
            keyWord?: string;
            /** @default  */
            myDeptSearch?: string;
        };
        SaveDepartRules: {
            /** @default  */
            dataRuleIds?: string;
            departId: string;
            permissionId: string;
        };
        get_sys_sysDepartPermission_queryDeptRolePermission_query: {
            roleId: string;
        };
        get_sys_sysDepartPermission_queryTreeListForDeptRole_query: {
            departId: string;
        };
        SaveDepartRolePermission: {
            /** @default  */
            permissionIds?: string;
            roleId: string;
        };
        /** @description `new_role_id` and `old_role_id` are comma lists; what the person holds is read from the database, not from the old list. */
        UserDepartRoles: {
            /** @default  */
            newRoleId?: string;
            /** @default  */
            oldRoleId?: string;
            userId: string;
        };
        get_sys_sysDepartRole_getDeptRoleByUserId_query: {
            departId: string;
            /** @default  */
            userId?: string;
        };
        get_sys_sysDepartRole_getDeptRoleList_query: {
            departId: string;
            /** @default  */
            userId?: string;
        };
        get_sys_sysUserAgent_queryByUserName_query: {
            userName: string;
        };
        TaskId: {
            id: string;
        };
        /** @description A long task as its owner sees it. */
        TaskView: {
            createTime: string;
            done: number;
            /** @default null */
            finishTime?: string | null;
            id: string;
            kind: string;
            /** @default null */
            message?: string | null;
            /** @default null */
            result?: {
                [key: string]: unknown;
            } | null;
            /** @default null */
            resultName?: string | null;
            /** @default null */
            resultSize?: number | null;
            /** @default null */
            resultUrl?: string | null;
            state: string;
            title: string;
            total: number;
        };
        get_sys_task_download_query: {
            id: string;
        };
        get_sys_task_list_query: {
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
        };
        TaskList: {
            current: number;
            pages: number;
            records: components["schemas"]["TaskView"][];
            size: number;
            total: number;
        };
        get_sys_task_queryById_query: {
            id: string;
        };
        StartedTask: {
            taskId: string;
        };
        SysTenantAdd: {
            /** Format: date */
            beginDate?: string | null;
            code: string;
            companyCode?: string | null;
            contact?: string | null;
            /** Format: date */
            endDate?: string | null;
            logo?: string | null;
            name: string;
            phone?: string | null;
            quotaCalls?: number | null;
            quotaMegabytes?: number | null;
            quotaTasks?: number | null;
            quotaUsers?: number | null;
            status?: number | string | null;
        };
        SysTenant: {
            /** Format: date */
            beginDate?: string | null;
            code?: string | null;
            companyCode?: string | null;
            contact?: string | null;
            createBy?: string | null;
            createTime?: string;
            /** Format: date */
            endDate?: string | null;
            id: string;
            logo?: string | null;
            name?: string | null;
            phone?: string | null;
            quotaCalls?: number | null;
            quotaMegabytes?: number | null;
            quotaTasks?: number | null;
            quotaUsers?: number | null;
            rowVersion: number;
            status?: number | null;
            status_dictText?: string | null;
            updateBy?: string | null;
            updateTime?: string | null;
        };
        delete_sys_tenant_delete_query: {
            id: string;
        };
        delete_sys_tenant_deleteBatch_query: {
            ids: string;
        };
        SysTenantEdit: {
            /** Format: date */
            beginDate?: string | null;
            companyCode?: string | null;
            contact?: string | null;
            /** Format: date */
            endDate?: string | null;
            id: string;
            logo?: string | null;
            name?: string;
            phone?: string | null;
            quotaCalls?: number | null;
            quotaMegabytes?: number | null;
            quotaTasks?: number | null;
            quotaUsers?: number | null;
            rowVersion?: number;
            status?: number | string | null;
        };
        get_sys_tenant_list_query: {
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
            /** @default  */
            column?: string;
            /** @default  */
            order?: string;
            /** @default  */
            field?: string;
            /** @default  */
            superQueryParams?: string;
            /** @default and */
            superQueryMatchType?: string;
        };
        SysTenantPage: {
            current: number;
            estimated: boolean;
            pages: number;
            records: components["schemas"]["SysTenant"][];
            size: number;
            total: number;
        };
        /** @description Why somebody of the platform looks into an organisation, for how long, and whether they may change anything. */
        LookIn: {
            id: string;
            /** @default false */
            mayWrite?: boolean;
            /** @default 30 */
            minutes?: number;
            reason: string;
        };
        get_sys_tenant_queryById_query: {
            id: string;
        };
        get_sys_tenant_queryList_query: {
            /** @default  */
            ids?: string;
        };
        post_sys_thirdApp_recallMessageTest_body: Record<string, never>;
        post_sys_thirdApp_sendMessageTest_body: Record<string, never>;
        /** @description `thirdUserUuid` is the one-time key that the callback page handed over, never the other system's own id. */
        BindPhone: {
            captcha: string;
            mobile: string;
            thirdUserUuid: string;
        };
        get_sys_thirdLogin_rehearsal_query: {
            state: string;
        };
        get_sys_thirdLogin_render_source_query: {
            /** @default null */
            back?: string | null;
        };
        get_sys_thirdLogin_source_callback_query: {
            /** @default  */
            code?: string;
            state: string;
        };
        RoleUsers: {
            roleId: string;
            userIdList: string[];
        };
        /** @description Comma lists; roles and departments are given to each of the users. */
        ApproveUsers: {
            /** @default  */
            departIds?: string;
            ids: string;
            /** @default  */
            roleIds?: string;
        };
        /** @description An administrator sets another user's password. */
        ChangePassword: {
            confirmpassword: string;
            password: string;
            /** @default  */
            reason?: string;
            username: string;
        };
        get_sys_user_checkFree_query: {
            /** @default  */
            username?: string;
            /** @default  */
            phone?: string;
        };
        get_sys_user_checkOnlyUser_query: {
            /** @default  */
            username?: string;
            /** @default  */
            phone?: string;
            /** @default  */
            email?: string;
            /** @default  */
            id?: string;
        };
        delete_sys_user_deleteRecycleBin_query: {
            userIds: string;
        };
        delete_sys_user_deleteUserInDepart_query: {
            depId: string;
            /** @default  */
            userId?: string;
            /** @default  */
            userIds?: string;
        };
        delete_sys_user_deleteUserInDepartBatch_query: {
            depId: string;
            /** @default  */
            userId?: string;
            /** @default  */
            userIds?: string;
        };
        delete_sys_user_deleteUserRole_query: {
            roleId: string;
            /** @default  */
            userId?: string;
            /** @default  */
            userIds?: string;
        };
        delete_sys_user_deleteUserRoleBatch_query: {
            roleId: string;
            /** @default  */
            userId?: string;
            /** @default  */
            userIds?: string;
        };
        get_sys_user_departUserList_query: {
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
            /** @default  */
            column?: string;
            /** @default  */
            order?: string;
            /** @default  */
            field?: string;
            /** @default  */
            superQueryParams?: string;
            /** @default and */
            superQueryMatchType?: string;
        };
        DepartUsers: {
            depId: string;
            userIdList: string[];
        };
        /** @description `reason` goes to the trail. */
        FrozenBatch: {
            ids: string;
            /** @default  */
            reason?: string;
            status: string;
        };
        get_sys_user_list_query: {
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
            /** @default  */
            column?: string;
            /** @default  */
            order?: string;
            /** @default  */
            field?: string;
            /** @default  */
            superQueryParams?: string;
            /** @default and */
            superQueryMatchType?: string;
        };
        get_sys_user_list2_query: {
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
            /** @default  */
            column?: string;
            /** @default  */
            order?: string;
            /** @default  */
            field?: string;
            /** @default  */
            superQueryParams?: string;
            /** @default and */
            superQueryMatchType?: string;
        };
        SavePreference: {
            /** @enum {string} */
            name: "settings" | "shortcuts";
            value: {
                [key: string]: unknown;
            };
        };
        /** @description What one may change about oneself without proving who one is; what is not given stays. */
        EditProfile: {
            /** @default null */
            avatar?: string | null;
            /** @default null */
            birthday?: string | null;
            /** @default null */
            realname?: string | null;
            /** @default null */
            sex?: ("1" | "2") | null;
        };
        /** @description The one-time key that the other system's callback page handed over. */
        BindThird: {
            thirdUserUuid: string;
        };
        /** @description Exactly one new value; phone and email come with the code that was sent to them. */
        ChangeSelf: {
            /** @default  */
            code?: string;
            /** @default null */
            confirmpassword?: string | null;
            /** @default null */
            email?: string | null;
            key: string;
            /** @default null */
            password?: string | null;
            /** @default null */
            phone?: string | null;
            /** @default null */
            username?: string | null;
        };
        /** @description `answer`: the code that was sent, or the present password. */
        ProveSelf: {
            answer: string;
            /** @enum {string} */
            by: "phone" | "email" | "password";
        };
        SendOwnCode: {
            /** @enum {string} */
            by: "phone" | "email";
        };
        /** @description One of the two: where the code goes that proves the new value. */
        SendNewCode: {
            /** @default null */
            email?: string | null;
            key: string;
            /** @default null */
            phone?: string | null;
        };
        delete_sys_user_profile_unbindThird_query: {
            id: string;
        };
        /** @description The same as a body. */
        UserIds: {
            userIds: string;
        };
        get_sys_user_queryByIds_query: {
            userIds: string;
        };
        get_sys_user_queryByOrgCode_query: {
            /** @default  */
            orgCode?: string;
            /** @default  */
            username?: string;
            /** @default  */
            realname?: string;
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
        };
        get_sys_user_queryByOrgCodeForAddressList_query: {
            /** @default  */
            orgCode?: string;
            /** @default  */
            username?: string;
            /** @default  */
            realname?: string;
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
        };
        get_sys_user_queryUserByDepId_query: {
            id: string;
            /** @default  */
            realname?: string;
        };
        get_sys_user_queryUserComponentData_query: {
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
            /** @default  */
            column?: string;
            /** @default  */
            order?: string;
            /** @default  */
            field?: string;
            /** @default  */
            superQueryParams?: string;
            /** @default and */
            superQueryMatchType?: string;
        };
        get_sys_user_queryUserRole_query: {
            userid: string;
        };
        /** @description Spec names: oldpassword, password, confirmpassword, username. */
        UpdatePassword: {
            confirmpassword: string;
            oldpassword: string;
            password: string;
            /** @default null */
            username?: string | null;
        };
        get_sys_user_userDepartList_query: {
            userId: string;
        };
        get_sys_user_userRoleList_query: {
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
            /** @default  */
            column?: string;
            /** @default  */
            order?: string;
            /** @default  */
            field?: string;
            /** @default  */
            superQueryParams?: string;
            /** @default and */
            superQueryMatchType?: string;
        };
        NewView: {
            content: components["schemas"]["ViewContent"];
            path: string;
            /** @default false */
            roleDefault?: boolean;
            roleIds?: string[];
            title: string;
        };
        ViewContent: {
            columns?: components["schemas"]["ColumnShape"][];
            /** @default null */
            density?: string | null;
            filters?: {
                [key: string]: unknown;
            };
            /** @default null */
            pageSize?: number | null;
            sort?: components["schemas"]["SortShape"][];
            /** @default null */
            superQuery?: {
                [key: string]: unknown;
            } | null;
        };
        ColumnShape: {
            /** @default null */
            hidden?: boolean | null;
            key: string;
            /** @default null */
            pin?: string | null;
            /** @default null */
            width?: number | null;
        };
        SortShape: {
            key: string;
            /** @default asc */
            order?: string;
        };
        DefaultView: {
            /** @default null */
            id?: string | null;
            path: string;
        };
        delete_sys_view_delete_query: {
            id: string;
        };
        ChangedView: {
            /** @default null */
            content?: components["schemas"]["ViewContent"] | null;
            id: string;
            /** @default null */
            roleDefault?: boolean | null;
            /** @default null */
            roleIds?: string[] | null;
            /** @default null */
            title?: string | null;
            /** @default null */
            version?: number | null;
        };
        get_sys_view_mine_query: {
            path: string;
        };
        /** @description `username` is the caller's own. */
        Pair: {
            toUsername: string;
            username: string;
        };
        ChatServiceAsked: {
            avatar?: string | null;
            realname?: string | null;
            status?: string | null;
            username?: string | null;
        };
        ReadCards: {
            links: string[];
        };
        WithUsers: {
            id: string;
            userIds: string[];
        };
        Close: {
            closed: boolean;
            id: string;
        };
        Draft: {
            /** @default null */
            draft?: string | null;
            id: string;
        };
        EditConversation: {
            /** @default null */
            avatar?: string | null;
            id: string;
            /** @default null */
            name?: string | null;
        };
        Follow: {
            follow: boolean;
            id: string;
        };
        NewGroup: {
            /** @default null */
            name?: string | null;
            userIds: string[];
        };
        WithUser: {
            id: string;
            userId: string;
        };
        OneId: {
            id: string;
        };
        get_chat_conversation_members_query: {
            id: string;
        };
        Mute: {
            id: string;
            muted: boolean;
        };
        get_chat_conversation_ofRecord_query: {
            path: string;
            id: string;
        };
        get_chat_conversation_one_query: {
            id: string;
        };
        Pin: {
            id: string;
            pinned: boolean;
        };
        ReadUpTo: {
            id: string;
            seq: number;
        };
        RecordRef: {
            id: string;
            path: string;
        };
        SetRole: {
            id: string;
            /** @enum {string} */
            role: "admin" | "member";
            userId: string;
        };
        Peer: {
            userId: string;
        };
        /** @description Of one conversation, or of all that somebody sent. */
        Export: {
            /** @default  */
            conversationId?: string;
            /** Format: date */
            from: string;
            reason: string;
            /** Format: date */
            to: string;
            /** @default  */
            userId?: string;
        };
        AddFriend: {
            /** @default null */
            said?: string | null;
            userId: string;
        };
        Remark: {
            /** @default null */
            remark?: string | null;
            userId: string;
        };
        AddLater: {
            /** @default  */
            body?: string;
            clientId: string;
            conversationId: string;
            /**
             * @default text
             * @enum {string}
             */
            kind?: "text" | "image" | "voice" | "file" | "card";
            /** @default null */
            media?: components["schemas"]["MediaGiven"] | null;
            mentions?: string[];
            /** @default null */
            replyTo?: string | null;
            sendAt: string;
        };
        MediaGiven: {
            path: string;
            /** @default null */
            seconds?: number | null;
            /** @default null */
            wave?: number[] | null;
        };
        EditLater: {
            /** @default null */
            body?: string | null;
            id: string;
            /** @default null */
            sendAt?: string | null;
        };
        get_chat_message_atDate_query: {
            conversationId: string;
            /** Format: date */
            date: string;
        };
        get_chat_message_changes_query: {
            conversationId: string;
            /** @default 0 */
            since?: number;
            /** @default 200 */
            limit?: number;
        };
        EditMessage: {
            body: string;
            id: string;
        };
        Forward: {
            clientId: string;
            conversationIds: string[];
            ids: string[];
        };
        get_chat_message_list_query: {
            conversationId: string;
            /** @default null */
            before?: number | null;
            /** @default null */
            after?: number | null;
            /** @default null */
            around?: number | null;
            /** @default 10 */
            limit?: number;
        };
        React: {
            emoji: string;
            id: string;
            on: boolean;
        };
        get_chat_message_search_query: {
            /** @default  */
            text?: string;
            /** @default  */
            conversationId?: string;
            /** @default  */
            from?: string;
            /** @default null */
            before?: string | null;
            /** @default null */
            after?: string | null;
            /**
             * @default
             * @enum {string}
             */
            kind?: "" | "text" | "image" | "voice" | "file" | "card";
            /** @default  */
            cursor?: string;
        };
        get_chat_message_seenBy_query: {
            id: string;
        };
        Send: {
            /** @default  */
            body?: string;
            clientId: string;
            conversationId: string;
            /**
             * @default text
             * @enum {string}
             */
            kind?: "text" | "image" | "voice" | "file" | "card";
            /** @default null */
            media?: components["schemas"]["MediaGiven"] | null;
            mentions?: string[];
            /** @default null */
            replyTo?: string | null;
        };
        get_chat_person_list_query: {
            /** @default  */
            text?: string;
            /** @default  */
            departId?: string;
            /** @default  */
            roleId?: string;
            /** @default 1 */
            page?: number;
        };
        get_chat_person_one_query: {
            userId: string;
        };
        ChatServiceMessage: {
            clientId?: string;
            edited?: boolean;
            id?: string;
            /** @enum {unknown} */
            msgtype?: 0 | 1;
            recalled?: boolean;
            reciveuserid?: string;
            /** @description sender|content, with |image or |voice behind the address of a file */
            sendtext?: string;
            senduserid?: string;
            seq?: number;
            updateTime?: string;
        };
        get_lkfriends_username_result: components["schemas"]["ChatServiceFriend"][];
        ChatServiceFriend: {
            avatar?: string | null;
            lastTalkText?: string;
            realname?: string;
            unreadCount?: number;
            updateTime?: string | null;
            username?: string;
        };
        Paging: {
            /** @default 0 */
            start?: number;
            toUsername: string;
            username: string;
        };
        post_lkuschatmsg_result: components["schemas"]["ChatServiceMessage"][];
        /** @description `version`: the row version that the person saw. */
        RiskAct: {
            id: string;
            /** @default  */
            note?: string;
            version: number;
        };
        RiskState: {
            id: string;
            state: string;
            version: number;
        };
        /** @description Risks that are not closed, by likelihood and impact; cells without one are there too. */
        Matrix: {
            cells: components["schemas"]["Cell"][];
            overdue: number;
            total: number;
        };
        Cell: {
            count: number;
            impact: number;
            level: string;
            likelihood: number;
        };
        /** @description `version`: the row version that the person saw. */
        Decide: {
            id: string;
            /** @default  */
            note?: string;
            version: number;
        };
        RequestDetail: {
            amount: string | null;
            applicant: components["schemas"]["PersonShape"];
            assignee: components["schemas"]["PersonShape"] | null;
            can: string[];
            createTime: string;
            decidedAt: string | null;
            decidedBy: components["schemas"]["PersonShape"] | null;
            decision: string | null;
            id: string;
            kind: string;
            no: string;
            payload: {
                [key: string]: unknown;
            };
            reason: string;
            state: string;
            steps: components["schemas"]["StepShape"][];
            subjectId: string | null;
            title: string;
            version: number;
        };
        PersonShape: {
            id: string;
            name: string;
        };
        StepShape: {
            at: string;
            by: string;
            note: string | null;
            verb: string;
        };
        Delegate: {
            id: string;
            /** @default  */
            note?: string;
            userId: string;
            version: number;
        };
        get_workflow_request_detail_query: {
            id: string;
        };
        get_workflow_request_inbox_query: {
            /**
             * @default todo
             * @enum {string}
             */
            box?: "todo" | "mine" | "done";
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
        };
        /** @description `counts`: how many wait in each box. */
        InboxShape: {
            counts: {
                [key: string]: number;
            };
            current: number;
            pages: number;
            records: components["schemas"]["RequestShape"][];
            size: number;
            total: number;
        };
        RequestShape: {
            amount: string | null;
            applicant: components["schemas"]["PersonShape"];
            assignee: components["schemas"]["PersonShape"] | null;
            can: string[];
            createTime: string;
            decidedAt: string | null;
            decidedBy: components["schemas"]["PersonShape"] | null;
            decision: string | null;
            id: string;
            kind: string;
            no: string;
            payload: {
                [key: string]: unknown;
            };
            reason: string;
            state: string;
            subjectId: string | null;
            title: string;
            version: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}

export type Shapes = components["schemas"];

/** Method and path below the API prefix → what the call takes and answers. */
export interface Calls {
	"DELETE /gw/{path}": { body: unknown; query: unknown; result: unknown };
	"DELETE /rental/block/delete": { body: unknown; query: Shapes["delete_rental_block_delete_query"]; result: unknown };
	"DELETE /rental/hold/delete": { body: unknown; query: Shapes["delete_rental_hold_delete_query"]; result: unknown };
	"DELETE /sys/common/link": { body: unknown; query: Shapes["delete_sys_common_link_query"]; result: unknown };
	"DELETE /sys/common/upload/cancel": { body: unknown; query: Shapes["delete_sys_common_upload_cancel_query"]; result: unknown };
	"DELETE /sys/dict/deletePhysic/{id}": { body: unknown; query: unknown; result: unknown };
	"DELETE /sys/permission/delete": { body: unknown; query: Shapes["delete_sys_permission_delete_query"]; result: unknown };
	"DELETE /sys/permission/deleteBatch": { body: unknown; query: Shapes["delete_sys_permission_deleteBatch_query"]; result: unknown };
	"DELETE /sys/permission/deletePermissionRule": { body: unknown; query: Shapes["delete_sys_permission_deletePermissionRule_query"]; result: unknown };
	"DELETE /sys/tenant/delete": { body: unknown; query: Shapes["delete_sys_tenant_delete_query"]; result: unknown };
	"DELETE /sys/tenant/deleteBatch": { body: unknown; query: Shapes["delete_sys_tenant_deleteBatch_query"]; result: unknown };
	"DELETE /sys/user/deleteRecycleBin": { body: unknown; query: Shapes["delete_sys_user_deleteRecycleBin_query"]; result: unknown };
	"DELETE /sys/user/deleteUserInDepart": { body: unknown; query: Shapes["delete_sys_user_deleteUserInDepart_query"]; result: unknown };
	"DELETE /sys/user/deleteUserInDepartBatch": { body: unknown; query: Shapes["delete_sys_user_deleteUserInDepartBatch_query"]; result: unknown };
	"DELETE /sys/user/deleteUserRole": { body: unknown; query: Shapes["delete_sys_user_deleteUserRole_query"]; result: unknown };
	"DELETE /sys/user/deleteUserRoleBatch": { body: unknown; query: Shapes["delete_sys_user_deleteUserRoleBatch_query"]; result: unknown };
	"DELETE /sys/user/profile/unbindThird": { body: unknown; query: Shapes["delete_sys_user_profile_unbindThird_query"]; result: unknown };
	"DELETE /sys/view/delete": { body: unknown; query: Shapes["delete_sys_view_delete_query"]; result: unknown };
	"GET /act/process/extActProcess/doSyncUser": { body: unknown; query: unknown; result: unknown };
	"GET /asset/card/label": { body: unknown; query: Shapes["get_asset_card_label_query"]; result: Shapes["Label"] };
	"GET /bsfdoc/doc/sys/dict/getDictItems/{code}": { body: unknown; query: unknown; result: unknown };
	"GET /chat/conversation/list": { body: unknown; query: unknown; result: unknown };
	"GET /chat/conversation/members": { body: unknown; query: Shapes["get_chat_conversation_members_query"]; result: unknown };
	"GET /chat/conversation/ofRecord": { body: unknown; query: Shapes["get_chat_conversation_ofRecord_query"]; result: unknown };
	"GET /chat/conversation/one": { body: unknown; query: Shapes["get_chat_conversation_one_query"]; result: unknown };
	"GET /chat/friend/list": { body: unknown; query: unknown; result: unknown };
	"GET /chat/later/list": { body: unknown; query: unknown; result: unknown };
	"GET /chat/message/atDate": { body: unknown; query: Shapes["get_chat_message_atDate_query"]; result: unknown };
	"GET /chat/message/changes": { body: unknown; query: Shapes["get_chat_message_changes_query"]; result: unknown };
	"GET /chat/message/list": { body: unknown; query: Shapes["get_chat_message_list_query"]; result: unknown };
	"GET /chat/message/search": { body: unknown; query: Shapes["get_chat_message_search_query"]; result: unknown };
	"GET /chat/message/seenBy": { body: unknown; query: Shapes["get_chat_message_seenBy_query"]; result: unknown };
	"GET /chat/person/departs": { body: unknown; query: unknown; result: unknown };
	"GET /chat/person/list": { body: unknown; query: Shapes["get_chat_person_list_query"]; result: unknown };
	"GET /chat/person/one": { body: unknown; query: Shapes["get_chat_person_one_query"]; result: unknown };
	"GET /chat/person/present": { body: unknown; query: unknown; result: unknown };
	"GET /chat/person/roles": { body: unknown; query: unknown; result: unknown };
	"GET /chat/retention": { body: unknown; query: unknown; result: unknown };
	"GET /goose/gooseHouseDict/queryTreeList": { body: unknown; query: Shapes["get_goose_gooseHouseDict_queryTreeList_query"]; result: unknown };
	"GET /gw/{path}": { body: unknown; query: unknown; result: unknown };
	"GET /housekeeping/calendar": { body: unknown; query: Shapes["get_housekeeping_calendar_query"]; result: Shapes["CalendarShape"] };
	"GET /housekeeping/dispatch": { body: unknown; query: Shapes["get_housekeeping_dispatch_query"]; result: Shapes["BoardShape"] };
	"GET /housekeeping/mine": { body: unknown; query: unknown; result: Shapes["MineShape"] };
	"GET /lkfriends/{username}": { body: unknown; query: unknown; result: Shapes["get_lkfriends_username_result"] };
	"GET /modules/sysFestival/queryByDate": { body: unknown; query: Shapes["get_modules_sysFestival_queryByDate_query"]; result: unknown };
	"GET /online/cgreport/api/exportXls/{code}": { body: unknown; query: unknown; result: unknown };
	"GET /online/cgreport/api/getColumnsAndData/{code}": { body: unknown; query: unknown; result: unknown };
	"GET /online/cgreport/api/getData/{config_id}": { body: unknown; query: unknown; result: Shapes["ReportRows"] };
	"GET /online/cgreport/api/getParamsInfo/{code}": { body: unknown; query: unknown; result: unknown };
	"GET /online/cgreport/api/getQueryInfo/{config_id}": { body: unknown; query: unknown; result: Shapes["get_online_cgreport_api_getQueryInfo_config_id_result"] };
	"GET /online/cgreport/api/getReportDictList": { body: unknown; query: Shapes["get_online_cgreport_api_getReportDictList_query"]; result: unknown };
	"GET /online/cgreport/api/getRpColumns/{code}": { body: unknown; query: unknown; result: Shapes["ReportColumns"] };
	"GET /portal/getDictItems/{code}": { body: unknown; query: Shapes["get_portal_getDictItems_code_query"]; result: unknown };
	"GET /portal/improve/review": { body: unknown; query: Shapes["get_portal_improve_review_query"]; result: Shapes["Review"] };
	"GET /portal/public": { body: unknown; query: Shapes["get_portal_public_query"]; result: Shapes["PublicFacts"] };
	"GET /portal/public/text": { body: unknown; query: Shapes["get_portal_public_text_query"]; result: Shapes["PublicText"] };
	"GET /portal/wall": { body: unknown; query: unknown; result: Shapes["Wall"] };
	"GET /rental/board": { body: unknown; query: Shapes["get_rental_board_query"]; result: Shapes["RoomBoardShape"] };
	"GET /rental/free": { body: unknown; query: Shapes["get_rental_free_query"]; result: Shapes["get_rental_free_result"] };
	"GET /rental/lease/detail": { body: unknown; query: Shapes["get_rental_lease_detail_query"]; result: Shapes["LeaseShape"] };
	"GET /rental/order/bestFit": { body: unknown; query: Shapes["get_rental_order_bestFit_query"]; result: Shapes["get_rental_order_bestFit_result"] };
	"GET /rental/order/checkOutQuote": { body: unknown; query: Shapes["get_rental_order_checkOutQuote_query"]; result: Shapes["CheckOutQuoteShape"] };
	"GET /rental/order/detail": { body: unknown; query: Shapes["get_rental_order_detail_query"]; result: Shapes["DailyOrderShape"] };
	"GET /rental/portrait": { body: unknown; query: Shapes["get_rental_portrait_query"]; result: Shapes["PortraitShape"] };
	"GET /rental/today": { body: unknown; query: unknown; result: Shapes["TodayShape"] };
	"GET /risk/register/matrix": { body: unknown; query: unknown; result: Shapes["Matrix"] };
	"GET /sys/actuator/redis/info": { body: unknown; query: unknown; result: unknown };
	"GET /sys/actuator/redis/keysSize": { body: unknown; query: unknown; result: unknown };
	"GET /sys/actuator/redis/memoryInfo": { body: unknown; query: unknown; result: unknown };
	"GET /sys/actuator/redis/queryDiskInfo": { body: unknown; query: unknown; result: unknown };
	"GET /sys/agreement/text": { body: unknown; query: Shapes["get_sys_agreement_text_query"]; result: unknown };
	"GET /sys/annountCement/doReleaseData": { body: unknown; query: Shapes["get_sys_annountCement_doReleaseData_query"]; result: unknown };
	"GET /sys/annountCement/doReovkeData": { body: unknown; query: Shapes["get_sys_annountCement_doReovkeData_query"]; result: unknown };
	"GET /sys/annountCement/listByRead": { body: unknown; query: Shapes["get_sys_annountCement_listByRead_query"]; result: unknown };
	"GET /sys/annountCement/listByUser": { body: unknown; query: unknown; result: unknown };
	"GET /sys/annountCement/queryById": { body: unknown; query: Shapes["get_sys_annountCement_queryById_query"]; result: unknown };
	"GET /sys/annountCement/show/{id}": { body: unknown; query: unknown; result: unknown };
	"GET /sys/annountCement/syncNotic": { body: unknown; query: Shapes["get_sys_annountCement_syncNotic_query"]; result: unknown };
	"GET /sys/api/queryDictItemsByCode": { body: unknown; query: Shapes["get_sys_api_queryDictItemsByCode_query"]; result: unknown };
	"GET /sys/audit/list": { body: unknown; query: Shapes["get_sys_audit_list_query"]; result: unknown };
	"GET /sys/cas/client/validateLogin": { body: unknown; query: Shapes["get_sys_cas_client_validateLogin_query"]; result: unknown };
	"GET /sys/category/checkCode": { body: unknown; query: Shapes["get_sys_category_checkCode_query"]; result: unknown };
	"GET /sys/category/getChildListBatch": { body: unknown; query: Shapes["get_sys_category_getChildListBatch_query"]; result: unknown };
	"GET /sys/category/loadAllData": { body: unknown; query: Shapes["get_sys_category_loadAllData_query"]; result: unknown };
	"GET /sys/category/loadDictItem": { body: unknown; query: Shapes["get_sys_category_loadDictItem_query"]; result: unknown };
	"GET /sys/category/loadDictItem/": { body: unknown; query: Shapes["get_sys_category_loadDictItem__query"]; result: unknown };
	"GET /sys/category/loadOne": { body: unknown; query: Shapes["get_sys_category_loadOne_query"]; result: unknown };
	"GET /sys/category/loadTreeChildren": { body: unknown; query: Shapes["get_sys_category_loadTreeChildren_query"]; result: unknown };
	"GET /sys/category/loadTreeData": { body: unknown; query: Shapes["get_sys_category_loadTreeData_query"]; result: unknown };
	"GET /sys/category/loadTreeRoot": { body: unknown; query: Shapes["get_sys_category_loadTreeRoot_query"]; result: unknown };
	"GET /sys/checkRule/checkByCode": { body: unknown; query: Shapes["get_sys_checkRule_checkByCode_query"]; result: unknown };
	"GET /sys/common/files": { body: unknown; query: Shapes["get_sys_common_files_query"]; result: unknown };
	"GET /sys/common/link": { body: unknown; query: Shapes["get_sys_common_link_query"]; result: unknown };
	"GET /sys/common/pdf/pdfPreviewIframe": { body: unknown; query: Shapes["get_sys_common_pdf_pdfPreviewIframe_query"]; result: unknown };
	"GET /sys/common/static/out/{id}/{expires}/{sign}/{name}": { body: unknown; query: unknown; result: unknown };
	"GET /sys/common/static/public/app/{id}": { body: unknown; query: unknown; result: unknown };
	"GET /sys/common/static/public/festival/{id}/{number}": { body: unknown; query: unknown; result: unknown };
	"GET /sys/common/static/{path}": { body: unknown; query: unknown; result: unknown };
	"GET /sys/common/upload/state": { body: unknown; query: Shapes["get_sys_common_upload_state_query"]; result: unknown };
	"GET /sys/dataLog/list": { body: unknown; query: Shapes["get_sys_dataLog_list_query"]; result: unknown };
	"GET /sys/dataLog/queryCompareList": { body: unknown; query: Shapes["get_sys_dataLog_queryCompareList_query"]; result: unknown };
	"GET /sys/dataLog/queryDataVerList": { body: unknown; query: Shapes["get_sys_dataLog_queryDataVerList_query"]; result: unknown };
	"GET /sys/dataSource/options": { body: unknown; query: unknown; result: unknown };
	"GET /sys/dict/deleteList": { body: unknown; query: unknown; result: unknown };
	"GET /sys/dict/getDictItems/{code}": { body: unknown; query: unknown; result: unknown };
	"GET /sys/dict/getDictItems2/{code}": { body: unknown; query: unknown; result: unknown };
	"GET /sys/dict/getDictText/{code}/{key}": { body: unknown; query: unknown; result: unknown };
	"GET /sys/dict/loadDict/{code}": { body: unknown; query: Shapes["get_sys_dict_loadDict_code_query"]; result: unknown };
	"GET /sys/dict/loadDictItem/{code}": { body: unknown; query: Shapes["get_sys_dict_loadDictItem_code_query"]; result: unknown };
	"GET /sys/dict/loadDictOrderByValue/{code}": { body: unknown; query: Shapes["get_sys_dict_loadDictOrderByValue_code_query"]; result: unknown };
	"GET /sys/dict/loadTreeData": { body: unknown; query: Shapes["get_sys_dict_loadTreeData_query"]; result: unknown };
	"GET /sys/dict/queryAllDictItems": { body: unknown; query: unknown; result: unknown };
	"GET /sys/dict/refleshCache": { body: unknown; query: unknown; result: unknown };
	"GET /sys/dict/treeList": { body: unknown; query: Shapes["get_sys_dict_treeList_query"]; result: unknown };
	"GET /sys/dictItem/dictItemCheck": { body: unknown; query: Shapes["get_sys_dictItem_dictItemCheck_query"]; result: unknown };
	"GET /sys/duplicate/check": { body: unknown; query: Shapes["get_sys_duplicate_check_query"]; result: unknown };
	"GET /sys/engine/describe": { body: unknown; query: unknown; result: unknown };
	"GET /sys/engine/options": { body: unknown; query: Shapes["get_sys_engine_options_query"]; result: unknown };
	"GET /sys/fillRule/testFillRule": { body: unknown; query: Shapes["get_sys_fillRule_testFillRule_query"]; result: unknown };
	"GET /sys/gatewayRoute/clearRedis": { body: unknown; query: unknown; result: unknown };
	"GET /sys/getLoginQrcode": { body: unknown; query: unknown; result: unknown };
	"GET /sys/log/list": { body: unknown; query: Shapes["get_sys_log_list_query"]; result: unknown };
	"GET /sys/login/ways": { body: unknown; query: unknown; result: Shapes["WaysShape"] };
	"GET /sys/loginfo": { body: unknown; query: unknown; result: unknown };
	"GET /sys/noticeSetting/mine": { body: unknown; query: unknown; result: unknown };
	"GET /sys/online/list": { body: unknown; query: Shapes["get_sys_online_list_query"]; result: unknown };
	"GET /sys/online/mine": { body: unknown; query: unknown; result: unknown };
	"GET /sys/permission/checkPath": { body: unknown; query: Shapes["get_sys_permission_checkPath_query"]; result: unknown };
	"GET /sys/permission/checkRight": { body: unknown; query: Shapes["get_sys_permission_checkRight_query"]; result: unknown };
	"GET /sys/permission/explain": { body: unknown; query: Shapes["get_sys_permission_explain_query"]; result: unknown };
	"GET /sys/permission/getPermRuleListByPermId": { body: unknown; query: Shapes["get_sys_permission_getPermRuleListByPermId_query"]; result: unknown };
	"GET /sys/permission/getSystemMenuList": { body: unknown; query: unknown; result: unknown };
	"GET /sys/permission/getSystemSubmenu": { body: unknown; query: Shapes["get_sys_permission_getSystemSubmenu_query"]; result: unknown };
	"GET /sys/permission/getSystemSubmenuBatch": { body: unknown; query: Shapes["get_sys_permission_getSystemSubmenuBatch_query"]; result: unknown };
	"GET /sys/permission/getUserPermissionByToken": { body: unknown; query: unknown; result: unknown };
	"GET /sys/permission/list": { body: unknown; query: unknown; result: unknown };
	"GET /sys/permission/queryDepartPermission": { body: unknown; query: Shapes["get_sys_permission_queryDepartPermission_query"]; result: unknown };
	"GET /sys/permission/queryListAsync": { body: unknown; query: Shapes["get_sys_permission_queryListAsync_query"]; result: unknown };
	"GET /sys/permission/queryPermissionRule": { body: unknown; query: Shapes["get_sys_permission_queryPermissionRule_query"]; result: unknown };
	"GET /sys/permission/queryRolePermission": { body: unknown; query: Shapes["get_sys_permission_queryRolePermission_query"]; result: unknown };
	"GET /sys/permission/queryTenantPermission": { body: unknown; query: Shapes["get_sys_permission_queryTenantPermission_query"]; result: unknown };
	"GET /sys/permission/queryTreeList": { body: unknown; query: unknown; result: unknown };
	"GET /sys/permission/searchTree": { body: unknown; query: Shapes["get_sys_permission_searchTree_query"]; result: unknown };
	"GET /sys/position/queryByCode": { body: unknown; query: Shapes["get_sys_position_queryByCode_query"]; result: unknown };
	"GET /sys/quartzJob/execute": { body: unknown; query: Shapes["get_sys_quartzJob_execute_query"]; result: unknown };
	"GET /sys/quartzJob/kinds": { body: unknown; query: unknown; result: unknown };
	"GET /sys/quartzJob/pause": { body: unknown; query: Shapes["get_sys_quartzJob_pause_query"]; result: unknown };
	"GET /sys/quartzJob/preview": { body: unknown; query: Shapes["get_sys_quartzJob_preview_query"]; result: unknown };
	"GET /sys/quartzJob/resume": { body: unknown; query: Shapes["get_sys_quartzJob_resume_query"]; result: unknown };
	"GET /sys/randomImage/{key}": { body: unknown; query: unknown; result: unknown };
	"GET /sys/region/queryByCode": { body: unknown; query: Shapes["get_sys_region_queryByCode_query"]; result: unknown };
	"GET /sys/region/queryChildrenByParentCode": { body: unknown; query: Shapes["get_sys_region_queryChildrenByParentCode_query"]; result: unknown };
	"GET /sys/region/queryIdTree": { body: unknown; query: Shapes["get_sys_region_queryIdTree_query"]; result: unknown };
	"GET /sys/region/queryTopLevelTree": { body: unknown; query: unknown; result: unknown };
	"GET /sys/region/queryTreeList": { body: unknown; query: Shapes["get_sys_region_queryTreeList_query"]; result: unknown };
	"GET /sys/region/searchBy": { body: unknown; query: Shapes["get_sys_region_searchBy_query"]; result: unknown };
	"GET /sys/role/checkRoleCode": { body: unknown; query: Shapes["get_sys_role_checkRoleCode_query"]; result: unknown };
	"GET /sys/role/datarule/{permissionId}/{roleId}": { body: unknown; query: unknown; result: unknown };
	"GET /sys/role/queryFieldRights": { body: unknown; query: Shapes["get_sys_role_queryFieldRights_query"]; result: unknown };
	"GET /sys/role/queryTreeList": { body: unknown; query: unknown; result: unknown };
	"GET /sys/role/queryTreeList2": { body: unknown; query: unknown; result: unknown };
	"GET /sys/role/queryall": { body: unknown; query: unknown; result: unknown };
	"GET /sys/search": { body: unknown; query: Shapes["get_sys_search_query"]; result: Shapes["SearchAnswer"] };
	"GET /sys/service/list": { body: unknown; query: unknown; result: unknown };
	"GET /sys/service/switches": { body: unknown; query: unknown; result: unknown };
	"GET /sys/storage/list": { body: unknown; query: unknown; result: unknown };
	"GET /sys/storage/own": { body: unknown; query: unknown; result: unknown };
	"GET /sys/subApp/entry": { body: unknown; query: Shapes["get_sys_subApp_entry_query"]; result: Shapes["AppEntry"] };
	"GET /sys/sysAnnouncementSend/getMyAnnouncementSend": { body: unknown; query: Shapes["get_sys_sysAnnouncementSend_getMyAnnouncementSend_query"]; result: unknown };
	"GET /sys/sysDepart/getCurrentOrg": { body: unknown; query: unknown; result: unknown };
	"GET /sys/sysDepart/queryAllParentId": { body: unknown; query: Shapes["get_sys_sysDepart_queryAllParentId_query"]; result: unknown };
	"GET /sys/sysDepart/queryDepartTreeSync": { body: unknown; query: Shapes["get_sys_sysDepart_queryDepartTreeSync_query"]; result: unknown };
	"GET /sys/sysDepart/queryIdTree": { body: unknown; query: unknown; result: unknown };
	"GET /sys/sysDepart/queryMyDeptTreeList": { body: unknown; query: unknown; result: unknown };
	"GET /sys/sysDepart/queryTreeList": { body: unknown; query: unknown; result: unknown };
	"GET /sys/sysDepart/searchBy": { body: unknown; query: Shapes["get_sys_sysDepart_searchBy_query"]; result: unknown };
	"GET /sys/sysDepartPermission/datarule/{permissionId}/{departId}": { body: unknown; query: unknown; result: unknown };
	"GET /sys/sysDepartPermission/queryDeptRolePermission": { body: unknown; query: Shapes["get_sys_sysDepartPermission_queryDeptRolePermission_query"]; result: unknown };
	"GET /sys/sysDepartPermission/queryTreeListForDeptRole": { body: unknown; query: Shapes["get_sys_sysDepartPermission_queryTreeListForDeptRole_query"]; result: unknown };
	"GET /sys/sysDepartRole/datarule/{permissionId}/{departId}/{roleId}": { body: unknown; query: unknown; result: unknown };
	"GET /sys/sysDepartRole/getDeptRoleByUserId": { body: unknown; query: Shapes["get_sys_sysDepartRole_getDeptRoleByUserId_query"]; result: unknown };
	"GET /sys/sysDepartRole/getDeptRoleList": { body: unknown; query: Shapes["get_sys_sysDepartRole_getDeptRoleList_query"]; result: unknown };
	"GET /sys/sysDepartRole/list": { body: unknown; query: unknown; result: unknown };
	"GET /sys/sysParam/kinds": { body: unknown; query: unknown; result: unknown };
	"GET /sys/sysUserAgent/queryByUserName": { body: unknown; query: Shapes["get_sys_sysUserAgent_queryByUserName_query"]; result: unknown };
	"GET /sys/task/download": { body: unknown; query: Shapes["get_sys_task_download_query"]; result: unknown };
	"GET /sys/task/list": { body: unknown; query: Shapes["get_sys_task_list_query"]; result: Shapes["TaskList"] };
	"GET /sys/task/queryById": { body: unknown; query: Shapes["get_sys_task_queryById_query"]; result: Shapes["TaskView"] };
	"GET /sys/tenant/list": { body: unknown; query: Shapes["get_sys_tenant_list_query"]; result: Shapes["SysTenantPage"] };
	"GET /sys/tenant/queryById": { body: unknown; query: Shapes["get_sys_tenant_queryById_query"]; result: Shapes["SysTenant"] };
	"GET /sys/tenant/queryList": { body: unknown; query: Shapes["get_sys_tenant_queryList_query"]; result: unknown };
	"GET /sys/thirdApp/getEnabledType": { body: unknown; query: unknown; result: unknown };
	"GET /sys/thirdApp/sync/{app}/{kind}/{way}": { body: unknown; query: unknown; result: unknown };
	"GET /sys/thirdLogin/getLoginUser/{token}/{third_type}": { body: unknown; query: unknown; result: unknown };
	"GET /sys/thirdLogin/rehearsal": { body: unknown; query: Shapes["get_sys_thirdLogin_rehearsal_query"]; result: unknown };
	"GET /sys/thirdLogin/render/{source}": { body: unknown; query: Shapes["get_sys_thirdLogin_render_source_query"]; result: unknown };
	"GET /sys/thirdLogin/{source}/callback": { body: unknown; query: Shapes["get_sys_thirdLogin_source_callback_query"]; result: unknown };
	"GET /sys/user/checkFree": { body: unknown; query: Shapes["get_sys_user_checkFree_query"]; result: unknown };
	"GET /sys/user/checkOnlyUser": { body: unknown; query: Shapes["get_sys_user_checkOnlyUser_query"]; result: unknown };
	"GET /sys/user/departUserList": { body: unknown; query: Shapes["get_sys_user_departUserList_query"]; result: unknown };
	"GET /sys/user/generateUserId": { body: unknown; query: unknown; result: unknown };
	"GET /sys/user/getCurrentUserDeparts": { body: unknown; query: unknown; result: unknown };
	"GET /sys/user/getMultiUser": { body: unknown; query: unknown; result: unknown };
	"GET /sys/user/list": { body: unknown; query: Shapes["get_sys_user_list_query"]; result: unknown };
	"GET /sys/user/list2": { body: unknown; query: Shapes["get_sys_user_list2_query"]; result: unknown };
	"GET /sys/user/preferences": { body: unknown; query: unknown; result: unknown };
	"GET /sys/user/profile": { body: unknown; query: unknown; result: unknown };
	"GET /sys/user/queryByIds": { body: unknown; query: Shapes["get_sys_user_queryByIds_query"]; result: unknown };
	"GET /sys/user/queryByOrgCode": { body: unknown; query: Shapes["get_sys_user_queryByOrgCode_query"]; result: unknown };
	"GET /sys/user/queryByOrgCodeForAddressList": { body: unknown; query: Shapes["get_sys_user_queryByOrgCodeForAddressList_query"]; result: unknown };
	"GET /sys/user/queryUserByDepId": { body: unknown; query: Shapes["get_sys_user_queryUserByDepId_query"]; result: unknown };
	"GET /sys/user/queryUserComponentData": { body: unknown; query: Shapes["get_sys_user_queryUserComponentData_query"]; result: unknown };
	"GET /sys/user/queryUserRole": { body: unknown; query: Shapes["get_sys_user_queryUserRole_query"]; result: unknown };
	"GET /sys/user/recycleBin": { body: unknown; query: unknown; result: unknown };
	"GET /sys/user/userDepartList": { body: unknown; query: Shapes["get_sys_user_userDepartList_query"]; result: unknown };
	"GET /sys/user/userRoleList": { body: unknown; query: Shapes["get_sys_user_userRoleList_query"]; result: unknown };
	"GET /sys/view/mine": { body: unknown; query: Shapes["get_sys_view_mine_query"]; result: unknown };
	"GET /sys/visitInfo": { body: unknown; query: unknown; result: unknown };
	"GET /user/info": { body: unknown; query: unknown; result: unknown };
	"GET /workflow/request/detail": { body: unknown; query: Shapes["get_workflow_request_detail_query"]; result: Shapes["RequestDetail"] };
	"GET /workflow/request/inbox": { body: unknown; query: Shapes["get_workflow_request_inbox_query"]; result: Shapes["InboxShape"] };
	"POST /account/sms": { body: Shapes["SendCode"]; query: unknown; result: unknown };
	"POST /asset/card/fixed": { body: Shapes["CardAct"]; query: unknown; result: Shapes["CardState"] };
	"POST /asset/card/giveBack": { body: Shapes["CardAct"]; query: unknown; result: Shapes["CardState"] };
	"POST /asset/card/repair": { body: Shapes["CardAct"]; query: unknown; result: Shapes["CardState"] };
	"POST /asset/card/requestPurchase": { body: Shapes["Purchase"]; query: unknown; result: Shapes["Asked"] };
	"POST /asset/card/requestScrap": { body: Shapes["ScrapCard"]; query: unknown; result: Shapes["Asked"] };
	"POST /asset/card/take": { body: Shapes["TakeCard"]; query: unknown; result: Shapes["CardState"] };
	"POST /audio": { body: unknown; query: unknown; result: unknown };
	"POST /auth/forge-password": { body: Shapes["Identify"]; query: unknown; result: unknown };
	"POST /auth/register": { body: Shapes["Register"]; query: unknown; result: unknown };
	"POST /bsfchat/cc/chat/adduser": { body: Shapes["Pair"]; query: unknown; result: Shapes["ChatServiceAsked"] };
	"POST /chat/card/read": { body: Shapes["ReadCards"]; query: unknown; result: unknown };
	"POST /chat/conversation/addMembers": { body: Shapes["WithUsers"]; query: unknown; result: unknown };
	"POST /chat/conversation/close": { body: Shapes["Close"]; query: unknown; result: unknown };
	"POST /chat/conversation/follow": { body: Shapes["Follow"]; query: unknown; result: unknown };
	"POST /chat/conversation/group": { body: Shapes["NewGroup"]; query: unknown; result: unknown };
	"POST /chat/conversation/handOver": { body: Shapes["WithUser"]; query: unknown; result: unknown };
	"POST /chat/conversation/hide": { body: Shapes["OneId"]; query: unknown; result: unknown };
	"POST /chat/conversation/leave": { body: Shapes["OneId"]; query: unknown; result: unknown };
	"POST /chat/conversation/mute": { body: Shapes["Mute"]; query: unknown; result: unknown };
	"POST /chat/conversation/pin": { body: Shapes["Pin"]; query: unknown; result: unknown };
	"POST /chat/conversation/read": { body: Shapes["ReadUpTo"]; query: unknown; result: unknown };
	"POST /chat/conversation/record": { body: Shapes["RecordRef"]; query: unknown; result: unknown };
	"POST /chat/conversation/removeMember": { body: Shapes["WithUser"]; query: unknown; result: unknown };
	"POST /chat/conversation/setRole": { body: Shapes["SetRole"]; query: unknown; result: unknown };
	"POST /chat/conversation/single": { body: Shapes["Peer"]; query: unknown; result: unknown };
	"POST /chat/export": { body: Shapes["Export"]; query: unknown; result: unknown };
	"POST /chat/friend/accept": { body: Shapes["Peer"]; query: unknown; result: unknown };
	"POST /chat/friend/add": { body: Shapes["AddFriend"]; query: unknown; result: unknown };
	"POST /chat/friend/refuse": { body: Shapes["Peer"]; query: unknown; result: unknown };
	"POST /chat/friend/remove": { body: Shapes["Peer"]; query: unknown; result: unknown };
	"POST /chat/later/add": { body: Shapes["AddLater"]; query: unknown; result: unknown };
	"POST /chat/later/cancel": { body: Shapes["OneId"]; query: unknown; result: unknown };
	"POST /chat/later/sendNow": { body: Shapes["OneId"]; query: unknown; result: unknown };
	"POST /chat/message/forward": { body: Shapes["Forward"]; query: unknown; result: unknown };
	"POST /chat/message/react": { body: Shapes["React"]; query: unknown; result: unknown };
	"POST /chat/message/recall": { body: Shapes["OneId"]; query: unknown; result: unknown };
	"POST /chat/message/send": { body: Shapes["Send"]; query: unknown; result: unknown };
	"POST /goose/gooseHouseDict/addHouse": { body: Shapes["post_goose_gooseHouseDict_addHouse_body"]; query: unknown; result: unknown };
	"POST /gw/{path}": { body: Shapes["post_gw_path_body"]; query: unknown; result: unknown };
	"POST /housekeeping/bind": { body: Shapes["Bind"]; query: unknown; result: unknown };
	"POST /housekeeping/device/revoke": { body: Shapes["StaffRef"]; query: unknown; result: unknown };
	"POST /housekeeping/mine/act": { body: Shapes["MineAct"]; query: unknown; result: Shapes["post_housekeeping_mine_act_result"] };
	"POST /housekeeping/mine/photo": { body: unknown; query: unknown; result: Shapes["PhotoShape"] };
	"POST /housekeeping/mine/voice": { body: unknown; query: unknown; result: Shapes["PhotoShape"] };
	"POST /housekeeping/order/add": { body: Shapes["AddOrder"]; query: unknown; result: Shapes["OrderShape"] };
	"POST /housekeeping/order/autoDispatch": { body: Shapes["AutoDispatch"]; query: unknown; result: Shapes["PlanShape"] };
	"POST /housekeeping/order/cancel": { body: Shapes["CancelOrder"]; query: unknown; result: Shapes["OrderShape"] };
	"POST /housekeeping/order/dispatch": { body: Shapes["GiveOrder"]; query: unknown; result: Shapes["OrderShape"] };
	"POST /housekeeping/order/fail": { body: Shapes["FailOrder"]; query: unknown; result: Shapes["OrderShape"] };
	"POST /housekeeping/order/pass": { body: Shapes["NoteOrder"]; query: unknown; result: Shapes["OrderShape"] };
	"POST /housekeeping/order/redispatch": { body: Shapes["MoveOrder"]; query: unknown; result: Shapes["OrderShape"] };
	"POST /housekeeping/order/reopen": { body: Shapes["NoteOrder"]; query: unknown; result: Shapes["OrderShape"] };
	"POST /housekeeping/order/reschedule": { body: Shapes["RescheduleOrder"]; query: unknown; result: Shapes["OrderShape"] };
	"POST /housekeeping/order/resolve": { body: Shapes["NoteOrder"]; query: unknown; result: Shapes["OrderShape"] };
	"POST /housekeeping/staff/bindCode": { body: Shapes["StaffRef"]; query: unknown; result: Shapes["BindCodeShape"] };
	"POST /lastchatmsg": { body: Shapes["Pair"]; query: unknown; result: Shapes["ChatServiceMessage"] };
	"POST /lkuschatmsg": { body: Shapes["Paging"]; query: unknown; result: Shapes["post_lkuschatmsg_result"] };
	"POST /online/cgreport/api/testConnection": { body: Shapes["TestConnection"]; query: unknown; result: unknown };
	"POST /portal/display/enter": { body: Shapes["Token"]; query: unknown; result: unknown };
	"POST /portal/display/link": { body: Shapes["MakeDisplay"]; query: unknown; result: Shapes["MadeLink"] };
	"POST /portal/display/revoke": { body: Shapes["server__portal__models__RowId"]; query: unknown; result: unknown };
	"POST /portal/improve/fill": { body: Shapes["FillForm"]; query: unknown; result: unknown };
	"POST /portal/improve/link": { body: Shapes["server__portal__models__MakeLink"]; query: unknown; result: Shapes["MadeLink"] };
	"POST /portal/improve/open": { body: Shapes["Token"]; query: unknown; result: Shapes["OwnForm"] };
	"POST /portal/improve/revoke": { body: Shapes["server__portal__models__RowId"]; query: unknown; result: unknown };
	"POST /portal/improve/take": { body: Shapes["TakeOver"]; query: unknown; result: unknown };
	"POST /rental/block/add": { body: Shapes["BlockAdd"]; query: unknown; result: Shapes["BlockShape"] };
	"POST /rental/hold/add": { body: Shapes["HoldAdd"]; query: unknown; result: Shapes["HoldShape"] };
	"POST /rental/lease/add": { body: Shapes["LeaseForm"]; query: unknown; result: Shapes["LeaseShape"] };
	"POST /rental/lease/cancel": { body: Shapes["Reasoned"]; query: unknown; result: Shapes["LeaseShape"] };
	"POST /rental/lease/pay": { body: Shapes["PayBill"]; query: unknown; result: Shapes["LeaseShape"] };
	"POST /rental/lease/preview": { body: Shapes["PreviewForm"]; query: unknown; result: Shapes["LeasePreviewShape"] };
	"POST /rental/lease/reverse": { body: Shapes["ReversePayment"]; query: unknown; result: Shapes["LeaseShape"] };
	"POST /rental/lease/sign": { body: Shapes["Sign"]; query: unknown; result: Shapes["LeaseShape"] };
	"POST /rental/order/add": { body: Shapes["OrderAdd"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/assign": { body: Shapes["Assign"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/cancel": { body: Shapes["Reasoned"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/cashier": { body: Shapes["Cashier"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/checkIn": { body: Shapes["CheckIn"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/checkOut": { body: Shapes["CheckOut"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/close": { body: Shapes["OrderRef"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/confirm": { body: Shapes["OrderRef"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/extend": { body: Shapes["Resize"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/hours": { body: Shapes["ChangeHours"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/lock": { body: Shapes["Lock"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/move": { body: Shapes["Move"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/noShow": { body: Shapes["OrderRef"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/note": { body: Shapes["Note"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/reinstate": { body: Shapes["OrderRef"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/resize": { body: Shapes["Resize"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/reverse": { body: Shapes["Reverse"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/shorten": { body: Shapes["Resize"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/split": { body: Shapes["Split"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/swap": { body: Shapes["Swap"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/unassign": { body: Shapes["Unassign"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/undoCheckOut": { body: Shapes["OrderRef"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/price/paint": { body: Shapes["PricePaint"]; query: unknown; result: Shapes["PaintShape"] };
	"POST /rental/price/restore": { body: Shapes["Restore"]; query: unknown; result: Shapes["ChangesShape"] };
	"POST /rental/price/restrict": { body: Shapes["Restriction"]; query: unknown; result: Shapes["ChangesShape"] };
	"POST /rental/quote": { body: Shapes["QuoteForm"]; query: unknown; result: Shapes["QuoteShape"] };
	"POST /rental/room/clean": { body: Shapes["CleanState"]; query: unknown; result: Shapes["CleanShape"] };
	"POST /risk/register/close": { body: Shapes["RiskAct"]; query: unknown; result: Shapes["RiskState"] };
	"POST /risk/register/reopen": { body: Shapes["RiskAct"]; query: unknown; result: Shapes["RiskState"] };
	"POST /risk/register/treat": { body: Shapes["RiskAct"]; query: unknown; result: Shapes["RiskState"] };
	"POST /risk/register/watch": { body: Shapes["RiskAct"]; query: unknown; result: Shapes["RiskState"] };
	"POST /sys/agreement/accept": { body: Shapes["AcceptAgreements"]; query: unknown; result: unknown };
	"POST /sys/alteration/finish": { body: Shapes["Alter"]; query: unknown; result: unknown };
	"POST /sys/alteration/identify": { body: Shapes["Identify"]; query: unknown; result: unknown };
	"POST /sys/alteration/sendNewCode": { body: Shapes["ProveEmail"]; query: unknown; result: unknown };
	"POST /sys/alteration/verify": { body: Shapes["ProveCode"]; query: unknown; result: unknown };
	"POST /sys/annountCement/doReleaseData": { body: Shapes["AnnouncementId"]; query: unknown; result: unknown };
	"POST /sys/annountCement/doReovkeData": { body: Shapes["AnnouncementId"]; query: unknown; result: unknown };
	"POST /sys/audit/undo": { body: Shapes["UndoBody"]; query: unknown; result: unknown };
	"POST /sys/checkCaptcha": { body: Shapes["CheckCaptcha"]; query: unknown; result: unknown };
	"POST /sys/common/link": { body: Shapes["server__files__shapes__MakeLink"]; query: unknown; result: unknown };
	"POST /sys/common/upload": { body: unknown; query: unknown; result: unknown };
	"POST /sys/common/upload/finish": { body: Shapes["UploadId"]; query: unknown; result: unknown };
	"POST /sys/common/upload/start": { body: Shapes["StartUpload"]; query: unknown; result: unknown };
	"POST /sys/common/upload1": { body: unknown; query: unknown; result: unknown };
	"POST /sys/dataSource/testConnection": { body: Shapes["TestConnection"]; query: unknown; result: unknown };
	"POST /sys/gatewayRoute/updateAll": { body: Shapes["GatewayUpdate"]; query: unknown; result: unknown };
	"POST /sys/login": { body: Shapes["Login"]; query: unknown; result: unknown };
	"POST /sys/logout": { body: unknown; query: unknown; result: unknown };
	"POST /sys/message/sysMessageTemplate/sendMsg": { body: Shapes["SendMessage"]; query: unknown; result: unknown };
	"POST /sys/online/endMine": { body: Shapes["ForceLogout"]; query: unknown; result: unknown };
	"POST /sys/online/forceLogout": { body: Shapes["ForceLogout"]; query: unknown; result: unknown };
	"POST /sys/oss/file/upload": { body: unknown; query: unknown; result: unknown };
	"POST /sys/permission/add": { body: Shapes["MenuEntry"]; query: unknown; result: unknown };
	"POST /sys/permission/addPermissionRule": { body: Shapes["RuleEntry"]; query: unknown; result: unknown };
	"POST /sys/permission/edit": { body: Shapes["EditMenu"]; query: unknown; result: unknown };
	"POST /sys/permission/move": { body: Shapes["MoveMenu"]; query: unknown; result: Shapes["MenuPlace"] };
	"POST /sys/permission/saveDepartPermission": { body: Shapes["SaveDepartPermission"]; query: unknown; result: unknown };
	"POST /sys/permission/saveRolePermission": { body: Shapes["SaveRolePermission"]; query: unknown; result: unknown };
	"POST /sys/permission/saveTenantPermission": { body: Shapes["SaveTenantPermission"]; query: unknown; result: unknown };
	"POST /sys/phoneLogin": { body: Shapes["PhoneLogin"]; query: unknown; result: unknown };
	"POST /sys/qrcodeLogin": { body: Shapes["QrcodeLogin"]; query: unknown; result: unknown };
	"POST /sys/quartzJob/execute": { body: Shapes["server__jobs__models__RowId"]; query: unknown; result: unknown };
	"POST /sys/quartzJob/pause": { body: Shapes["server__jobs__models__RowId"]; query: unknown; result: unknown };
	"POST /sys/quartzJob/resume": { body: Shapes["server__jobs__models__RowId"]; query: unknown; result: unknown };
	"POST /sys/region/add": { body: Shapes["SysRegionAdd"]; query: unknown; result: Shapes["SysRegion"] };
	"POST /sys/role/copy": { body: Shapes["CopyRole"]; query: unknown; result: unknown };
	"POST /sys/role/datarule": { body: Shapes["SaveRoleRules"]; query: unknown; result: unknown };
	"POST /sys/role/saveFieldRights": { body: Shapes["FieldRightsBody"]; query: unknown; result: unknown };
	"POST /sys/scanLoginQrcode": { body: Shapes["ScanQrcode"]; query: unknown; result: unknown };
	"POST /sys/selectDepart": { body: Shapes["SelectDepart"]; query: unknown; result: unknown };
	"POST /sys/slider/start": { body: unknown; query: unknown; result: unknown };
	"POST /sys/slider/verify": { body: Shapes["SliderTrack"]; query: unknown; result: unknown };
	"POST /sys/sms": { body: Shapes["SendCode"]; query: unknown; result: unknown };
	"POST /sys/supportVisit/end": { body: Shapes["EndVisit"]; query: unknown; result: unknown };
	"POST /sys/supportVisit/leave": { body: unknown; query: unknown; result: unknown };
	"POST /sys/sysDepart/move": { body: Shapes["MoveDepart"]; query: unknown; result: unknown };
	"POST /sys/sysDepartPermission/datarule": { body: Shapes["SaveDepartRules"]; query: unknown; result: unknown };
	"POST /sys/sysDepartPermission/saveDeptRolePermission": { body: Shapes["SaveDepartRolePermission"]; query: unknown; result: unknown };
	"POST /sys/sysDepartRole/datarule": { body: Shapes["SaveRoleRules"]; query: unknown; result: unknown };
	"POST /sys/sysDepartRole/deptRoleUserAdd": { body: Shapes["UserDepartRoles"]; query: unknown; result: unknown };
	"POST /sys/task/cancel": { body: Shapes["TaskId"]; query: unknown; result: Shapes["TaskView"] };
	"POST /sys/task/undoImport": { body: Shapes["TaskId"]; query: unknown; result: Shapes["StartedTask"] };
	"POST /sys/tenant/add": { body: Shapes["SysTenantAdd"]; query: unknown; result: Shapes["SysTenant"] };
	"POST /sys/tenant/edit": { body: Shapes["SysTenantEdit"]; query: unknown; result: Shapes["SysTenant"] };
	"POST /sys/tenant/lookIn": { body: Shapes["LookIn"]; query: unknown; result: unknown };
	"POST /sys/thirdApp/recallMessageTest": { body: Shapes["post_sys_thirdApp_recallMessageTest_body"]; query: unknown; result: unknown };
	"POST /sys/thirdApp/sendMessageTest": { body: Shapes["post_sys_thirdApp_sendMessageTest_body"]; query: unknown; result: unknown };
	"POST /sys/thirdLogin/bindingThirdPhone": { body: Shapes["BindPhone"]; query: unknown; result: unknown };
	"POST /sys/upload/uploadMinio": { body: unknown; query: unknown; result: unknown };
	"POST /sys/user/addSysUserRole": { body: Shapes["RoleUsers"]; query: unknown; result: unknown };
	"POST /sys/user/editSysDepartWithUser": { body: Shapes["DepartUsers"]; query: unknown; result: unknown };
	"POST /sys/user/profile/bindThird": { body: Shapes["BindThird"]; query: unknown; result: unknown };
	"POST /sys/user/profile/change": { body: Shapes["ChangeSelf"]; query: unknown; result: unknown };
	"POST /sys/user/profile/prove": { body: Shapes["ProveSelf"]; query: unknown; result: unknown };
	"POST /sys/user/profile/sendCode": { body: Shapes["SendOwnCode"]; query: unknown; result: unknown };
	"POST /sys/user/profile/sendNewCode": { body: Shapes["SendNewCode"]; query: unknown; result: unknown };
	"POST /sys/user/register": { body: Shapes["Register"]; query: unknown; result: unknown };
	"POST /sys/user/updatePassword": { body: Shapes["UpdatePassword"]; query: unknown; result: unknown };
	"POST /sys/view/add": { body: Shapes["NewView"]; query: unknown; result: unknown };
	"POST /sys/view/default": { body: Shapes["DefaultView"]; query: unknown; result: unknown };
	"POST /upimg": { body: unknown; query: unknown; result: unknown };
	"POST /workflow/request/approve": { body: Shapes["Decide"]; query: unknown; result: Shapes["RequestDetail"] };
	"POST /workflow/request/delegate": { body: Shapes["Delegate"]; query: unknown; result: Shapes["RequestDetail"] };
	"POST /workflow/request/refuse": { body: Shapes["Decide"]; query: unknown; result: Shapes["RequestDetail"] };
	"POST /workflow/request/resubmit": { body: Shapes["Decide"]; query: unknown; result: Shapes["RequestDetail"] };
	"POST /workflow/request/return": { body: Shapes["Decide"]; query: unknown; result: Shapes["RequestDetail"] };
	"POST /workflow/request/withdraw": { body: Shapes["Decide"]; query: unknown; result: Shapes["RequestDetail"] };
	"PUT /chat/conversation/draft": { body: Shapes["Draft"]; query: unknown; result: unknown };
	"PUT /chat/conversation/edit": { body: Shapes["EditConversation"]; query: unknown; result: unknown };
	"PUT /chat/friend/remark": { body: Shapes["Remark"]; query: unknown; result: unknown };
	"PUT /chat/later/edit": { body: Shapes["EditLater"]; query: unknown; result: unknown };
	"PUT /chat/message/edit": { body: Shapes["EditMessage"]; query: unknown; result: unknown };
	"PUT /gw/{path}": { body: Shapes["put_gw_path_body"]; query: unknown; result: unknown };
	"PUT /rental/block/edit": { body: Shapes["BlockEdit"]; query: unknown; result: Shapes["BlockShape"] };
	"PUT /rental/hold/edit": { body: Shapes["HoldEdit"]; query: unknown; result: Shapes["HoldShape"] };
	"PUT /rental/order/edit": { body: Shapes["OrderEdit"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"PUT /sys/common/upload/part": { body: unknown; query: Shapes["put_sys_common_upload_part_query"]; result: unknown };
	"PUT /sys/dict/back/{id}": { body: unknown; query: unknown; result: unknown };
	"PUT /sys/fillRule/executeRuleByCode/{ruleCode}": { body: Shapes["put_sys_fillRule_executeRuleByCode_ruleCode_body"]; query: unknown; result: unknown };
	"PUT /sys/fillRule/executeRuleByCodeBatch": { body: Shapes["ManyRules"]; query: unknown; result: unknown };
	"PUT /sys/noticeSetting/mine": { body: Shapes["NoticeSettingBody"]; query: unknown; result: unknown };
	"PUT /sys/permission/edit": { body: Shapes["EditMenu"]; query: unknown; result: unknown };
	"PUT /sys/permission/editPermissionRule": { body: Shapes["EditRule"]; query: unknown; result: unknown };
	"PUT /sys/selectDepart": { body: Shapes["SelectDepart"]; query: unknown; result: unknown };
	"PUT /sys/service/edit": { body: Shapes["EditSwitch"]; query: unknown; result: unknown };
	"PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId": { body: Shapes["ReadAnnouncement"]; query: unknown; result: unknown };
	"PUT /sys/sysAnnouncementSend/readAll": { body: unknown; query: unknown; result: unknown };
	"PUT /sys/tenant/edit": { body: Shapes["SysTenantEdit"]; query: unknown; result: Shapes["SysTenant"] };
	"PUT /sys/user/approve": { body: Shapes["ApproveUsers"]; query: unknown; result: unknown };
	"PUT /sys/user/changePassword": { body: Shapes["ChangePassword"]; query: unknown; result: unknown };
	"PUT /sys/user/frozenBatch": { body: Shapes["FrozenBatch"]; query: unknown; result: unknown };
	"PUT /sys/user/preferences": { body: Shapes["SavePreference"]; query: unknown; result: unknown };
	"PUT /sys/user/profile": { body: Shapes["EditProfile"]; query: unknown; result: unknown };
	"PUT /sys/user/putRecycleBin": { body: Shapes["UserIds"]; query: unknown; result: unknown };
	"PUT /sys/user/updatePassword": { body: Shapes["UpdatePassword"]; query: unknown; result: unknown };
	"PUT /sys/view/edit": { body: Shapes["ChangedView"]; query: unknown; result: unknown };
}
